import { lineField, MOST_LINES, numbers, QUOTE_LENGTH } from '#quotes/writing/quote-fields.rules.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { QuoteInput, type Typed } from './form-field.tsx'
import type { QuoteView } from './view/load-quote.ts'

/** What the price is made of: lines of the operator, lines of the price list, and a discount. */
export function LinesPanel({ form, quote }: { form: Typed; quote: QuoteView }) {
  const { lines: count, prices, total } = quote
  return (
    <section className="panel" aria-labelledby="lines">
      <header className="panel__head">
        <h2 id="lines">Price</h2>
        <p>
          <span className="nowrap">{total}</span> so far, for the whole vehicle. An empty row is left out.
        </p>
      </header>
      <div className="stack gap-12 pad-body">
        {numbers(count).map((line) => (
          <div className="desk-quote__row desk-quote__row--line grid at-top gap-12" key={line}>
            <QuoteInput
              form={form}
              name={lineField(line, 'label')}
              label={`Line ${line}`}
              maxLength={QUOTE_LENGTH.label}
            />
            <QuoteInput form={form} name={lineField(line, 'count')} label="Number" inputMode="numeric" />
            <QuoteInput form={form} name={lineField(line, 'each')} label="Each, ฿" inputMode="numeric" />
          </div>
        ))}
        <input type="hidden" name="lines" value={count} />
        <div className="desk-quote__row desk-quote__row--line grid at-top gap-12">
          <QuoteInput
            form={form}
            name="discountLabel"
            label="Discount, in words"
            maxLength={QUOTE_LENGTH.label}
          />
          <QuoteInput form={form} name="discountBaht" label="Less, ฿" inputMode="numeric" />
        </div>
        {count < MOST_LINES && (
          <div className="desk-quote__add bottom">
            <Button type="submit" name="press" value="line" look="quiet">
              Add a line
            </Button>
            <SelectField id="quote-price" name="price" label="From the price list" optional={false}>
              <option value="">Choose a trip</option>
              {prices.map(({ id, label }) => (
                <option value={id} key={id}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Button type="submit" name="press" value="price" look="outline">
              Add this price
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
