import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ClassView } from './entry-view.ts'
import type { Entry } from './use-entry.ts'

/** The day beside the form: what is free, what it costs, and the buttons that save. */
export function DayPanel({ entry }: { entry: Entry }) {
  const { view, isBusy } = entry
  const { day, errors } = view
  return (
    <section className="panel entry__day" aria-labelledby="entry-day-title" aria-busy={isBusy || undefined}>
      <header className="panel__head">
        <h2 id="entry-day-title">{day ? day.title : 'The day'}</h2>
      </header>
      {day ? (
        <>
          {day.warnings.map((warning) => (
            <p className="pad-row icons-low flex gap-8 icons-star" key={warning}>
              <Icon name="alert" />
              <span>{warning}</span>
            </p>
          ))}
          <fieldset className="pad-body">
            <legend className="muted size-meta below-4">Vehicle and price for the whole vehicle</legend>
            {day.classes.map((offer) => (
              <ClassChoice entry={entry} offer={offer} key={offer.vehicleClass} />
            ))}
            {errors.vehicle && <FieldError id="entry-vehicle-error" text={errors.vehicle} />}
          </fieldset>
          {day.full && <FullDay full={day.full} days={day.freeDays} />}
        </>
      ) : (
        <p className="pad-body muted">
          {entry.values.kind === 'transfer'
            ? 'Enter the places, day and time to see what’s free.'
            : 'Choose a trip and a day to see what’s free, with the price.'}
        </p>
      )}
      {!day && <input type="hidden" name="vehicle" value={entry.values.vehicle} />}
      <div className="pad-body">
        <Button type="submit" name="press" value="check" look="quiet" wide>
          Show what’s free
        </Button>
      </div>
      <p className="pad-body muted size-meta">
        Saving as confirmed takes the vehicle and emails the guest. A hold keeps the vehicle for{' '}
        {hoursInWords(view.holdHours)}, or until the pickup if that’s sooner, and sends nothing. A quote opens
        with these details, for another price or more days; the guest gets nothing until you send it.
      </p>
      <SaveButtons price={day?.price} parts={day?.parts ?? []} deposit={day?.deposit} />
    </section>
  )
}

function ClassChoice({ entry, offer }: { entry: Entry; offer: ClassView }) {
  const { vehicleClass, name, price, note, isFree } = offer
  return (
    <label
      className={
        isFree ? 'choice flex middle gap-8 touch muted' : 'choice choice--none flex middle gap-8 touch muted'
      }
    >
      <input
        type="radio"
        name="vehicle"
        value={vehicleClass}
        checked={entry.values.vehicle === vehicleClass}
        onChange={() => entry.change('vehicle', vehicleClass)}
        disabled={!isFree}
      />
      <span>{name}</span>
      <span className="muted size-meta">{note}</span>
      <b className="to-end">{price}</b>
    </label>
  )
}

/** Nothing is free: the days around it, each a button that moves the form there. */
function FullDay({ full, days }: { full: string; days: { date: string; label: string }[] }) {
  return (
    <div className="pad-body cluster gap-8">
      <p className="full-width lacquer medium">{full}</p>
      {days.map(({ date, label }) => (
        <Button type="submit" name="freeDay" value={date} key={date}>
          {label}
        </Button>
      ))}
    </div>
  )
}

type SaveProps = {
  price: string | undefined
  parts: readonly { label: string; value: string }[]
  deposit: string | undefined
}

function SaveButtons({ price, parts, deposit }: SaveProps) {
  return (
    <div className="grid gap-8 pad-body">
      {parts.map(({ label, value }) => (
        <p className="flex spread gap-16 muted size-meta" key={label}>
          <span>{label}</span> {value}
        </p>
      ))}
      <p className="entry__sum flex baseline spread medium">
        {price ? (
          <>
            <span>Whole vehicle</span> <b className="display size-card">{price}</b>
          </>
        ) : (
          'No price yet'
        )}
      </p>
      {deposit && <p className="muted size-meta">{deposit}</p>}
      <Button type="submit" name="press" value="confirmed" look="primary" wide>
        <Icon name="check" />
        Save as confirmed
      </Button>
      <div className="fit gap-8">
        <Button type="submit" name="press" value="quote">
          Send a quote
        </Button>
        <Button type="submit" name="press" value="held">
          Hold 24 h
        </Button>
      </div>
    </div>
  )
}
