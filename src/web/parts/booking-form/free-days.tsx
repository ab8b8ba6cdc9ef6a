import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { RadioCard } from '../../ui/radio/radio-card.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import type { FreeDay } from '../request-form/refused-form.ts'

type FreeDaysProps = {
  days: readonly FreeDay[]
  /** The day that was refused. */
  refusedDay: string | undefined
  date: string
  setDate: (date: PlainDate) => void
}

/**
 * The days around a refused one that can be booked. Scripts choose the pressed one in the calendar; without them the
 * server takes it, unless another day is chosen there.
 */
export function FreeDays({ days, refusedDay, date, setDate }: FreeDaysProps) {
  return (
    <RadioGroup className="free-days" id="booking-freeDay" legend="These days can be booked">
      <input type="hidden" name="refusedDay" value={refusedDay} />
      {days.map((day) => (
        <RadioCard
          key={day.date}
          name="freeDay"
          value={day.date}
          checked={day.date === date}
          onChange={() => setDate(day.date)}
          title={<time dateTime={day.date}>{formatShortDay(day.date)}</time>}
          note={NOTES[day.state] ?? ''}
        />
      ))}
    </RadioGroup>
  )
}

const NOTES: Partial<Record<FreeDay['state'], string>> = { few: '1 left', request: 'on request' }
