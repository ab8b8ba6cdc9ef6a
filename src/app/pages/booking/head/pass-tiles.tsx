import { Icon } from '../../../ui/icon.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import type { PassView } from '../pass-view.ts'

/** What is needed at hand on the road. Only a browser with scripts can print by a button. */
export function PassTiles({ pass: { plan, calendar, thaiCards, thaiPath } }: { pass: PassView }) {
  const isHydrated = useIsHydrated()
  return (
    <nav className="pass__tiles" aria-label="At hand">
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
        <a href={calendar}>
          <Icon name="calendar" />
          Calendar
        </a>
      )}
      {isHydrated && (
        <button type="button" onClick={() => print()}>
          <Icon name="print" />
          Print
        </button>
      )}
    </nav>
  )
}
