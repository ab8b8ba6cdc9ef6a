import { Link } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import { SelectField } from '../../ui/field.tsx'
import { DayCalendarSlot } from '../day-calendar/day-calendar-slot.tsx'
import { DateField } from '../request-form/date-field.tsx'
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
export function DayStep({ view, choice, opens }: StepProps) {
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
        <div className="booking__row">
          <Guests view={view} choice={choice} />
          <DayField view={view} choice={choice} />
        </div>
        {refused?.freeDays && (
          <FreeDays days={refused.freeDays} refusedDay={refused.values.date} {...choice} />
        )}
        <VehicleChoice vehicles={view.vehicles} choice={choice} />
        {view.calendar && (
          <DayCalendarSlot
            key={view.origin}
            {...{ view, trip: view.calendar, party: choice.party, date: choice.date, since: refused }}
            onChoose={choice.setDate}
            onTerms={choice.setTerms}
          />
        )}
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

/** The date field, which is sent; the calendar, which scripts add, fills it in. */
function DayField({ view, choice: { date, setDate, form, needsDay } }: PartProps) {
  return (
    <DateField
      {...{ id: 'booking-date', name: 'date', label: 'Date', hint: view.dayHint }}
      error={needsDay ? 'Choose a day' : date === (form.values.date ?? '') ? form.errors.date : undefined}
      min={view.firstDay}
      value={date}
      onChange={(event) => setDate(event.target.value)}
      required
    />
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
