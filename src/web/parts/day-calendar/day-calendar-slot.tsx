import { useRef } from 'react'
import { useIsNear } from '../../ui/hooks/use-is-near.ts'
import { onDemand } from '../on-demand.tsx'
import type { DayCalendarProps } from './day-calendar.tsx'

const DayCalendar = onDemand<DayCalendarProps>(() =>
  import('./day-calendar.tsx').then((calendar) => calendar.DayCalendar),
)

/**
 * The place of the calendar, as high as it will be. Its script and its days are fetched when it comes near the screen;
 * without scripts the place is not there.
 */
export function DayCalendarSlot(props: DayCalendarProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div className="day-calendar" ref={place}>
      {isNear && <DayCalendar {...props} />}
    </div>
  )
}
