import { AnchorButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { PassView } from './pass-view.ts'

export function PassCalendar({ calendar }: Pick<PassView, 'calendar'>) {
  if (!calendar) return null
  return (
    <section className="pass__calendar grid own-width gap-8">
      <h2>{calendar.title}</h2>
      <p className="pass__small">{calendar.note}</p>
      <AnchorButton href={calendar.url}>
        <Icon name="calendar" />
        {calendar.press}
      </AnchorButton>
    </section>
  )
}
