import { Icon } from '../../ui/icon.tsx'
import { PrintButton } from '../print-button.tsx'
import type { ShownPass } from '../shown-pass.tsx'

/** What is needed at hand on the road. */
export function PassTiles({ tiles: { map, thaiCards, calendar } }: Pick<ShownPass, 'tiles'>) {
  return (
    <nav className="pass__tiles measure" aria-label="Quick links">
      {map && (
        <a href={map} target="_blank" rel="noopener noreferrer">
          <Icon name="map" />
          Map
        </a>
      )}
      {thaiCards && (
        <a href={thaiCards}>
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
      <PrintButton>
        <Icon name="print" />
        Print
      </PrintButton>
    </nav>
  )
}
