import { faq } from '#content/faq.ts'
import { whatsappLink } from '../../sections/contact-links.ts'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The shared name lets the browser keep one question open at a time. */
export function FaqList() {
  return (
    <section className="faq wrap" aria-labelledby="faq">
      <div className="faq__head">
        <h2 id="faq">Before you book</h2>
        <p>The ten questions that most guests ask. If yours is another one, send us a message.</p>
        <AnchorButton href={whatsappLink} target="_blank" rel="noopener">
          <Icon name="chat" />
          Ask on WhatsApp
        </AnchorButton>
      </div>
      <div className="faq__questions">
        {faq.map(({ question, answer }, index) => (
          <details key={question} name="faq" open={index === 0}>
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
