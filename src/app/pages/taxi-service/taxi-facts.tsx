import { href, Link } from 'react-router'
import { meetingPoints } from '#content/transfers/meeting-points.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { freeWaitingSentence } from '#content/transfers/waiting-sentences.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RouteCard } from './taxi-view.ts'

const INCLUDED = [
  'Fuel, tolls and parking',
  'Child seats, if you ask',
  'A short break on the way',
  'Your party only, nobody else gets in',
]

/** Where guests meet the driver, what a late flight means, what is included, and the pages of the routes. */
export function TaxiFacts({ routes }: { routes: readonly RouteCard[] }) {
  const { where, thai } = meetingPoints.suvarnabhumi
  return (
    <div className="taxi-facts wrap">
      <section className="sheet">
        <h2>Where we meet</h2>
        <p>
          At Suvarnabhumi: {where} Your driver holds a sign with your name. Bags and passport take about{' '}
          {transferPrices.airportMinutes} minutes. At a hotel we come to the reception.
        </p>
        <p lang="th">{thai}</p>
      </section>
      <section className="sheet">
        <h2>If your flight is late</h2>
        <p>We follow your flight and move the pickup with it. {freeWaitingSentence}</p>
      </section>
      <section className="sheet">
        <h2>In the price</h2>
        <ul>
          {INCLUDED.map((one) => (
            <li key={one}>
              <Icon name="check" /> {one}
            </li>
          ))}
        </ul>
      </section>
      <details>
        <summary>The road, the time and the price of each route</summary>
        <ul>
          {routes.map(({ id, route }) => (
            <li key={id}>
              <Link to={href('/taxi-service/:route', { route: id })}>{route}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
