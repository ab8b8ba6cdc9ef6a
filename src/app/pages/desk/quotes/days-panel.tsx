import { Button } from '#app/ui/button.tsx'
import { dayField, MOST_DAYS, numbers, QUOTE_LENGTH } from '#domain/quotes/quote-fields.ts'
import { QuoteInput, QuoteSelect, QuoteText, type Typed } from './form-field.tsx'

/** The name of the trip, its vehicle, and each day with its hours and stops. */
export function DaysPanel({ form, count }: { form: Typed; count: number }) {
  return (
    <section className="panel" aria-labelledby="days">
      <header className="panel__head">
        <h2 id="days">Days</h2>
      </header>
      <div className="desk-quote__body">
        <div className="desk-quote__row desk-quote__row--wide">
          <QuoteInput form={form} name="title" label="Name of the trip" maxLength={QUOTE_LENGTH.title} />
          <QuoteSelect form={form} name="vehicle" label="Vehicle">
            <option value="car">Car</option>
            <option value="suv">SUV</option>
            <option value="van">Van</option>
          </QuoteSelect>
        </div>
        {numbers(count).map((day) => (
          <Day form={form} day={day} key={day} />
        ))}
        <input type="hidden" name="days" value={count} />
        {count < MOST_DAYS && (
          <Button type="submit" name="press" value="day" look="quiet">
            Add a day
          </Button>
        )}
      </div>
    </section>
  )
}

function Day({ form, day }: { form: Typed; day: number }) {
  return (
    <fieldset className="desk-quote__day">
      <legend>Day {day}</legend>
      <div className="desk-quote__row">
        <QuoteInput form={form} name={dayField(day, 'date')} label="Date" type="date" />
        <QuoteInput form={form} name={dayField(day, 'begins')} label="From" type="time" />
        <QuoteInput form={form} name={dayField(day, 'ends')} label="To" type="time" />
        <QuoteInput form={form} name={dayField(day, 'km')} label="Kilometres" inputMode="numeric" />
      </div>
      <QuoteText
        form={form}
        name={dayField(day, 'stops')}
        label="Stops, one a line"
        hint="With a time where you want one, such as 09:20 Hellfire Pass."
        rows={4}
      />
    </fieldset>
  )
}
