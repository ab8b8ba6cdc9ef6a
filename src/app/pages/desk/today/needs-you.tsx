import { href, Link } from 'react-router'
import { ATTENTION_PANEL_ID } from '../../admin/attention/attention-panel.tsx'
import type { TodayView } from './load-today.ts'

/** What a person has to decide: first the requests, the nearest end first. */
export function NeedsYou({ view: { requests, requestCount, others, needsCount } }: { view: TodayView }) {
  return (
    <section className="panel" aria-labelledby="needs-you">
      <div className="panel__head">
        <h2 id="needs-you">Needs you</h2>
        <p>{needsCount}</p>
      </div>
      {needsCount === 0 && <p className="departures__empty">Nothing needs you.</p>}
      <ol className="needs">
        {requests.map(({ reference, customerName, text, left }) => (
          <li key={reference}>
            <p>
              Request
              {left && (
                <b className={left.isSoon ? 'needs__soon' : undefined}> {`${left.text}, ${left.until}`}</b>
              )}
            </p>
            <Link className="link" to={href('/desk/bookings/:reference', { reference })}>
              Answer {customerName}
            </Link>
            <p>{text}</p>
          </li>
        ))}
        {requestCount > requests.length && (
          <li>
            <p>{requestCount - requests.length} more requests are in the lists.</p>
          </li>
        )}
        {others.map(({ name, count }) => (
          <li key={name}>
            <Link className="link" to={{ pathname: href('/admin'), hash: ATTENTION_PANEL_ID }}>
              {name}: {count}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
