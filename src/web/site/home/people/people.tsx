import { href, Link } from 'react-router'
import type { ClaimLine } from '#content/claims.ts'
import { driverKnown } from '#drives/driver-sentences.words.ts'
import { numberInWords } from '#platform/text/number-words.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { Driver, type OperatorView } from '../../../parts/operator/operator.tsx'

type PeopleProps = {
  drivers: OperatorView['drivers']
  facts: readonly ClaimLine[]
}

/** Who drives, where drivers have been entered, and the facts behind the offer. For the loader. */
export function People({ drivers, facts }: PeopleProps) {
  return (
    <div className="wrap">
      {drivers.length > 0 && (
        <section className="operator people" aria-labelledby="people">
          <div>
            <h2 id="people">{headingOf(drivers.length)}</h2>
            <p>
              {driverKnown}{' '}
              <Link className="link" to={href('/about')}>
                Who we are
              </Link>
            </p>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
          <ul className="operator__rail" aria-label="Drivers" tabIndex={0}>
            {drivers.map((driver) => (
              <Driver driver={driver} key={driver.id} />
            ))}
          </ul>
        </section>
      )}
      <dl className="home-facts">
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function headingOf(drivers: number): string {
  return drivers === 1
    ? 'One driver, and you know who comes.'
    : `${atSentenceStart(numberInWords(drivers))} drivers, and you know which one comes.`
}
