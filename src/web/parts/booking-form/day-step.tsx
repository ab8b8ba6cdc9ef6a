import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import { SelectField } from '../../ui/field.tsx'
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
  return (
    <SelectField
      {...{ id: 'booking-guests', name: 'guests', label: 'Guests', error: form.errors.guests }}
      value={party.guests}
      onChange={(event) => party.chooseGuests(event.target.value)}
      required
    >
      {Array.from({ length: view.maxGuests }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {counted(count, 'guest')}
        </option>
      ))}
    </SelectField>
  )
}

function OriginTabs({ origin, starts }: Pick<BookingView, 'origin' | 'starts'>) {
  if (starts.length < 2) return null
  return (
    <nav className="origin-tabs" aria-label="Where we pick you up">
      {starts.map(({ origin: town, to }) => (
        <Link key={town} to={to} replace preventScrollReset aria-current={town === origin || undefined}>
          {`From ${townNames[town]}`}
        </Link>
      ))}
    </nav>
  )
}
