import type { FaqItem } from '#content/faq.ts'
import { companyWhatsappLink } from '../../parts/contact-links.ts'
import { SCHEMA } from '../../parts/head/structured-data.ts'
import { Icon } from '../../ui/icon.tsx'

/** The shared `name` makes the browser keep one question open at a time. The microdata is for search engines. */
export function FaqList({ faq }: { faq: readonly FaqItem[] }) {
  const half = Math.ceil(faq.length / 2)
  return (
    <section className="faq wrap" aria-labelledby="faq">
      <div className="faq__head">
        <h2 id="faq">Before you book</h2>
        <p>
          Question not here?{' '}
          <a className="link" href={companyWhatsappLink} target="_blank" rel="noopener">
            Message us
          </a>
        </p>
      </div>
      <div className="faq__questions" itemScope itemType={`${SCHEMA}/FAQPage`}>
        {[faq.slice(0, half), faq.slice(half)].map((questions, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns that stay
          <div key={column}>
            {questions.map(({ question, answer }) => (
              <details
                key={question}
                name="faq"
                itemScope
                itemProp="mainEntity"
                itemType={`${SCHEMA}/Question`}
              >
                <summary itemProp="name">
                  {question}
                  <Icon name="chevron-down" />
                </summary>
                <div itemScope itemProp="acceptedAnswer" itemType={`${SCHEMA}/Answer`}>
                  <p itemProp="text">{answer}</p>
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
