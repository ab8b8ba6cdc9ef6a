import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import { TextField } from '../../ui/field.tsx'
import type { BookingView } from './booking-view.ts'
import { FreeDays } from './free-days.tsx'
import type { BookingChoice } from './use-booking-choice.ts'
import { useOpenedStep } from './use-opened-step.ts'
import { VehicleChoice } from './vehicle-choice.tsx'

export type StepProps = {
  view: BookingView
  choice: BookingChoice
  /** Is this the step to open after the last answer, and at first? */
  opens: boolean
}

/** The first step: town, party, day and vehicle. Once closed, a line that says what is chosen. */
export function DayStep({ view, choice, opens, day }: StepProps & { day: ReactNode }) {
  const { refused } = choice.form
  return (
    <details className="booking__day" name="booking" ref={useOpenedStep(opens, refused)} open={opens}>
      <summary>
        <span>
          <Chosen {...choice} />
        </span>
        <span className="link">Change</span>
      </summary>
      <div className="booking__fields">
        <OriginTabs {...view} />
        <Guests view={view} choice={choice} />
        {refused?.freeDays && (
          <FreeDays days={refused.freeDays} refusedDay={refused.values.date} {...choice} />
        )}
        <VehicleChoice vehicles={view.vehicles} choice={choice} />
        {day}
      </div>
    </details>
  )
}

function Chosen({ date, party: { guests, vehicle } }: BookingChoice) {
  return (
    <>
      {isPlainDate(date) ? <time dateTime={date}>{formatShortDay(date)}</time> : 'Day'}
      {`, ${counted(Number(guests), 'guest')}, ${vehicle?.name ?? 'vehicle'}`}
    </>
  )
}

type PartProps = Omit<StepProps, 'opens'>

function Guests({ view, choice: { party, form } }: PartProps) {
  const { guests, chooseGuests } = party
  const step = (by: number) =>
    chooseGuests(String(Math.min(view.maxGuests, Math.max(1, (Number(guests) || 0) + by))))
  return (
    <TextField
      {...{ id: 'booking-guests', name: 'guests', error: form.errors.guests, type: 'number' }}
      {...{ min: 1, max: view.maxGuests, value: guests, required: true }}
      label={
        <>
          Guests <span className="field__optional">ages 0 and up</span>
        </>
      }
      onChange={(event) => chooseGuests(event.target.value)}
      frame={(input) => (
        <div className="guest-count">
          <button type="button" aria-label="One guest fewer" onClick={() => step(-1)}>
            −
          </button>
          {input}
          <button type="button" aria-label="One guest more" onClick={() => step(1)}>
            +
          </button>
        </div>
      )}
    />
  )
}

function OriginTabs({ origin, starts }: Pick<BookingView, 'origin' | 'starts'>) {
  if (starts.length < 2) return null
  return (
    <nav className="origin-tabs" aria-label="Where we pick you up">
      {starts.map(({ origin: town, to, hours }) => (
        <Link key={town} to={to} replace preventScrollReset aria-current={town === origin || undefined}>
          {`From ${townNames[town]} `}
          <small>{hours}</small>
        </Link>
      ))}
    </nav>
  )
}
