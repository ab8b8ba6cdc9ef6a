import { useEffect, useRef, useState } from 'react'
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
  const [isNear, setIsNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '800px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="day-calendar" ref={place}>
      {isNear && <DayCalendar {...props} />}
    </div>
  )
}
