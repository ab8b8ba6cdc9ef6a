import { PHOTO_SIZES } from '#catalogue/photos/photo.rules.ts'
import type { OperatorView } from './operator-view.ts'

export type { OperatorView }

/** Who is behind a trip: the company with its licence, the drivers and the vehicles. For loaders. */
export function Operator({ view: { facts, drivers, vehicles } }: { view: OperatorView }) {
  if (drivers.length + vehicles.length + facts.length === 0) return null
  return (
    <section className="operator" aria-labelledby="operator">
      <h2 id="operator">{drivers.length > 0 ? 'Who drives you' : 'Who you travel with'}</h2>
      <div className="operator__parts">
        {drivers.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
          <ul className="operator__rail" aria-label="Drivers" tabIndex={0}>
            {drivers.map((driver) => (
              <Driver driver={driver} key={driver.id} />
            ))}
          </ul>
        )}
        {vehicles.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
          <ul className="operator__rail operator__road" aria-label="Vehicles" tabIndex={0}>
            {vehicles.map((vehicle) => (
              <Vehicle vehicle={vehicle} key={vehicle.id} />
            ))}
          </ul>
        )}
        {facts.length > 0 && <OperatorFacts facts={facts} />}
      </div>
    </section>
  )
}

/** For loaders. */
export function OperatorFacts({ facts, look = '' }: Pick<OperatorView, 'facts'> & { look?: string }) {
  return (
    <dl className={`operator__facts ${look}`}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** For loaders. */
export function Driver({
  driver: { firstName, speaks, since, photo },
}: {
  driver: OperatorView['drivers'][number]
}) {
  return (
    <li className="operator__driver sheet">
      <span className="operator__portrait display">
        {photo ? (
          <img src={photo.src} alt="" {...PHOTO_SIZES.driver} loading="lazy" decoding="async" />
        ) : (
          <span aria-hidden="true">{firstName.charAt(0)}</span>
        )}
        {photo?.isSample && <small className="operator__sample">Sample portrait</small>}
      </span>
      <h3>{firstName}</h3>
      {since && <p>{since}</p>}
      <p>{speaks}</p>
    </li>
  )
}

function Vehicle({
  vehicle: { model, seats, plateEnding, photo, drawing },
}: {
  vehicle: OperatorView['vehicles'][number]
}) {
  return (
    <li className="operator__vehicle">
      <span className="operator__lane flex below-8">
        {photo ? (
          <img className="operator__photo" src={photo.src} alt="" {...PHOTO_SIZES.vehicle} loading="lazy" />
        ) : (
          <img src={drawing} alt="" width="560" height="220" loading="lazy" />
        )}
      </span>
      <h3>{model}</h3>
      <p>{seats}</p>
      {plateEnding && (
        <p>
          Plate ends in <b className="pill ink">{plateEnding}</b>
        </p>
      )}
    </li>
  )
}
