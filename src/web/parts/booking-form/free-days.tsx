import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { RadioCard } from '../../ui/radio/radio-card.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import type { FreeDay } from '../request-form/refused-form.ts'

type FreeDaysProps = {
  days: readonly FreeDay[]
  /** The day that was refused and still stands in the date field. */
  refusedDay: string | undefined
  date: string
  setDate: (date: PlainDate) => void
}

/**
 * The days around a refused one that can be booked. Scripts write the chosen one into the date field; without them the
 * server takes it, as long as the field still holds the refused day.
 */
export function FreeDays({ days, refusedDay, date, setDate }: FreeDaysProps) {
  const isHydrated = useIsHydrated()
  return (
    <RadioGroup className="free-days" id="booking-freeDay" legend="These days can be booked">
      <input type="hidden" name="refusedDay" value={refusedDay} />
      {days.map((day) => (
        <RadioCard
          key={day.date}
          name="freeDay"
          value={day.date}
          {...(isHydrated ? { checked: day.date === date, onChange: () => setDate(day.date) } : {})}
          title={<time dateTime={day.date}>{formatShortDay(day.date)}</time>}
          note={NOTES[day.state] ?? ''}
        />
      ))}
    </RadioGroup>
  )
}

const NOTES: Partial<Record<FreeDay['state'], string>> = { few: '1 left', request: 'on request' }
