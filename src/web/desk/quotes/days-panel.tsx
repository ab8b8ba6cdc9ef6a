import { dayField, MOST_DAYS, QUOTE_LENGTH } from '#quotes/writing/quote-fields.rules.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QuoteDay, QuoteInput, QuoteSelect, QuoteText, QuoteTime, type Typed } from './form-field.tsx'
import type { DraftDay } from './view/draft-days.ts'
import type { QuoteView } from './view/load-quote.ts'

/** The name of the trip, its vehicle, and each day with its hours and stops. */
export function DaysPanel({ form, quote }: { form: Typed; quote: QuoteView }) {
  const { days, daysInAll, isAllOpen, free } = quote
  return (
    <section className="panel" aria-labelledby="days">
      <header className="panel__head">
        <h2 id="days">{daysInAll}</h2>
      </header>
      <div className="stack gap-12 pad-body">
        <div className="fit-wide at-top gap-12">
          <QuoteInput form={form} name="title" label="Name of the trip" maxLength={QUOTE_LENGTH.title} />
          <QuoteSelect form={form} name="vehicle" label="Vehicle">
            <option value="car">Car</option>
            <option value="suv">SUV</option>
            <option value="van">Van</option>
          </QuoteSelect>
        </div>
        {days.map((shown, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is the number that its fields carry
          <Day form={form} day={index + 1} shown={shown} key={index} />
        ))}
        <input type="hidden" name="days" value={days.length} />
        {isAllOpen && <Check isGood text="Every place is open when you get there, as far as we know." />}
        {free && <Check isGood={free.isFree} text={free.text} />}
        {days.length < MOST_DAYS && (
          <Button type="submit" name="press" value="day" look="quiet">
            Add a day
          </Button>
        )}
      </div>
    </section>
  )
}

function Day({ form, day, shown }: { form: Typed; day: number; shown: DraftDay }) {
  return (
    <fieldset className="desk-quote__day pad-top-12 stack gap-12">
      <legend className="strong">
        {shown.title} <span className="block muted regular size-meta">{shown.length}</span>
      </legend>
      <div className="desk-quote__row grid at-top gap-12">
        <QuoteDay form={form} name={dayField(day, 'date')} label="Date" />
        <QuoteTime form={form} name={dayField(day, 'begins')} label="From" />
        <QuoteTime form={form} name={dayField(day, 'ends')} label="To" />
        <QuoteInput form={form} name={dayField(day, 'km')} label="Kilometres" inputMode="numeric" />
      </div>
      <QuoteText
        form={form}
        name={dayField(day, 'stops')}
        label="Stops, one per line"
        hint="With a time where you want one, such as 09:20 Hellfire Pass."
        rows={Math.max(4, linesOf(form.typed[dayField(day, 'stops')]) + 1)}
      />
      {shown.closed.map((sentence) => (
        <Check text={sentence} key={sentence} />
      ))}
    </fieldset>
  )
}

/** What was found out about the draft: all is well, or something to look at. It stops nothing. */
function Check({ isGood, text }: { isGood?: boolean; text: string }) {
  return (
    <p
      className={`flex gap-8 icons-low icons-star desk-quote__check desk-quote__check--${isGood ? 'good' : 'look'}`}
    >
      <Icon name={isGood ? 'check' : 'alert'} />
      {text}
    </p>
  )
}

function linesOf(text = ''): number {
  return text.split('\n').length
}
