import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { onDemand } from '../on-demand.tsx'
import type { DayChoiceProps } from './day-choice.tsx'

const DayChoice = onDemand<DayChoiceProps>(
  () => import('./day-choice.tsx').then((choice) => choice.DayChoice),
  () => <p>The calendar did not load. Please type the day.</p>,
)

/**
 * Adds the button to a `DayInput`, with a root of its own: what is fetched after a page costs the page no bytes. Hydrated,
 * though there is nothing yet, because that is the way of making a root which pages have already.
 */
export function addCalendarButton(dayInput: HTMLElement) {
  const field = dayInput.querySelector('input')
  const place = dayInput.appendChild(document.createElement('div'))
  if (field) hydrateRoot(place, <CalendarButton field={field} />)
}

/** Over a date input: opens our calendar, whose script is fetched at the first press. */
function CalendarButton({ field }: DayChoiceProps) {
  const id = `${field.id}-calendar`
  const [isOpen, setIsOpen] = useState(false)
  if (!useIsHydrated()) return null
  return (
    <>
      <button type="button" className="day-input__open" popoverTarget={id} aria-label="Open the calendar" />
      <div
        className="day-input__calendar"
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Calendar"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && <DayChoice field={field} />}
      </div>
    </>
  )
}
