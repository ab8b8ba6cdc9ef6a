import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PassView } from './pass-view.ts'

export function PassCalendar({ pass: { calendar, calendarNote } }: { pass: PassView }) {
  if (!calendar) return null
  return (
    <section className="pass__calendar">
      <h2>Keep the day free</h2>
      <p className="pass__small">{calendarNote}</p>
      <AnchorButton href={calendar}>
        <Icon name="calendar" />
        Add to your calendar
      </AnchorButton>
    </section>
  )
}
