import { Icon } from '../../ui/icon.tsx'
import type { PassView } from '../pass-view.ts'
import { PrintButton } from '../print-button.tsx'

/** What is needed at hand on the road. */
export function PassTiles({ pass: { plan, calendar, thaiCards, thaiPath } }: { pass: PassView }) {
  return (
    <nav className="pass__tiles measure" aria-label="Quick links">
      {plan.pickup?.isExact && (
        <a href={plan.pickup.map} target="_blank" rel="noopener noreferrer">
          <Icon name="map" />
          Map
        </a>
      )}
      {thaiCards.length > 0 && (
        <a href={thaiPath}>
          <Icon name="talk" />
          Thai card
        </a>
      )}
      {calendar && (
        <a href={calendar.url}>
          <Icon name="calendar" />
          Calendar
        </a>
      )}
      <PrintButton>
        <Icon name="print" />
        Print
      </PrintButton>
    </nav>
  )
}
