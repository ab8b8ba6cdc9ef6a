import { Link } from 'react-router'
import { freeWaitingSentence } from '#catalogue/transfers/waiting-sentences.words.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import { formatDate } from '#platform/time/calendar.ts'
import { DayDrivers } from '../../../parts/operator/day-drivers.tsx'
import type { DayDriversView } from '../../../parts/operator/day-drivers-view.ts'
import { pictureNamed } from '../../../parts/picture-of.ts'
import { PosterArt } from '../../../parts/poster-art.tsx'
import { ProofLine } from '../../../parts/trip-page/proof-line.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import type { RouteView } from './route-view.ts'

/** Above the form of a route. For the loader. */
export function RouteHead({ page, rating }: { page: RouteView; rating: Rating | undefined }) {
  return (
    <header className="taxi__hero">
      <Breadcrumbs crumbs={page.crumbs} />
      <h1>{page.text.title}</h1>
      <p>{page.text.lead}</p>
      <ProofLine rating={rating} />
    </header>
  )
}

/** Beside the form: who drives, what it costs at which hour, and where the driver waits. For the loader. */
export function RouteFacts({ page, drivers }: { page: RouteView; drivers: DayDriversView | undefined }) {
  return (
    <div className="taxi-facts taxi-route">
      <div className="sheet">
        <PosterArt poster={pictureNamed(page.text.poster)} eager />
      </div>
      {drivers && <DayDrivers view={drivers} />}
      <section>
        <h2 id="prices">By day and by night</h2>
        <table className="party-prices raised-sheet full-width" aria-labelledby="prices">
          <thead>
            <tr>
              <td />
              {page.hours.map((hours) => (
                <th scope="col" key={hours}>
                  {hours}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.prices.map(({ vehicle, baht: [byDay, atNight] }) => (
              <tr key={vehicle}>
                <th scope="row">{vehicle}</th>
                <td>
                  <b>{byDay}</b>
                </td>
                <td>{atNight}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="muted size-meta close above-12">
          One way, by the hour of the pickup, for the whole vehicle; fuel, tolls and parking are included.
        </p>
      </section>
      <section>
        <h2>Where we meet</h2>
        <p>{page.text.meet}</p>
        <p>{freeWaitingSentence}</p>
      </section>
    </div>
  )
}

/** Below the form: the road, the best hour, and the other routes. For the loader. */
export function RouteKnowledge({ page: { text, way, source, checkedOn, others } }: { page: RouteView }) {
  return (
    <div className="taxi-route__text wrap">
      <section>
        <h2>The road, {way}</h2>
        <p>{text.road}</p>
        <p className="muted size-meta">
          Distance: {source}. Checked on <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>.
        </p>
      </section>
      <section>
        <h2>When to leave</h2>
        <p>{text.time}</p>
      </section>
      <nav aria-label="Other routes">
        <h2>Other routes</h2>
        <ul>
          {others.map(({ label, to }) => (
            <li key={to}>
              <Link className="link inline-block pad-y-12" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
