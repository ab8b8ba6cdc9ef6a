import { QUOTE_LENGTH } from '#quotes/writing/quote-fields.rules.ts'
import { QuoteDay, QuoteInput, QuoteSelect, QuoteText, QuoteTime, type Typed } from './form-field.tsx'
import type { QuoteView } from './view/load-quote.ts'

/** Until when it can be accepted, what is held and paid, and the words to the guest. */
export function OfferPanel({ form, quote: { payments } }: { form: Typed; quote: QuoteView }) {
  return (
    <section className="panel" aria-labelledby="offer">
      <header className="panel__head">
        <h2 id="offer">The offer</h2>
      </header>
      <div className="stack gap-12 pad-body">
        <div className="fit at-top gap-12">
          <QuoteDay form={form} name="validDate" label="Valid until" />
          <QuoteTime form={form} name="validTime" label="Time" />
        </div>
        <div className="fit-wide at-top gap-12">
          <QuoteSelect form={form} name="hold" label="The vehicle">
            <option value="yes">Held until the quote expires</option>
            <option value="no">Not held before it is accepted</option>
          </QuoteSelect>
          <QuoteSelect form={form} name="payment" label="Paid when it is accepted">
            {payments.map(({ value, label }) => (
              <option value={value} key={value}>
                {label}
              </option>
            ))}
          </QuoteSelect>
        </div>
        <QuoteText
          form={form}
          name="notIncluded"
          label="Not included, and other terms"
          hint="Such as entrance fees, or the price of an extra hour."
          maxLength={QUOTE_LENGTH.notIncluded}
        />
        <QuoteText
          form={form}
          name="note"
          label="Your message to the guest"
          hint="Shown in the email and above the quote."
          maxLength={QUOTE_LENGTH.note}
        />
        <QuoteInput
          form={form}
          name="writer"
          label="Your name, below the message"
          autoComplete="given-name"
          maxLength={QUOTE_LENGTH.writer}
        />
      </div>
    </section>
  )
}
