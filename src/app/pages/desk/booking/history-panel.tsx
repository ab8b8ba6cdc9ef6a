import { Badge } from '../labels/badge.tsx'
import type { BookingView } from './view/load-booking.ts'

const FILTERS = [
  ['all', 'All'],
  ['message', 'Emails'],
  ['money', 'Money'],
  ['change', 'Changes'],
] as const

/**
 * What happened and who did it, with the mails, and what is still to come. The filter is a row of radio buttons and works
 * by CSS alone.
 */
export function HistoryPanel({ booking: { history, later } }: { booking: BookingView }) {
  return (
    <section className="panel history" aria-labelledby="history">
      <div className="history__head">
        <h2 id="history">History</h2>
        <fieldset className="history__filter">
          <legend className="visually-hidden">Show</legend>
          {FILTERS.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="history" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <ol>
        {history.map(({ id, kind, at, when, text, who, state }) => (
          <li className={`history__step history__step--${kind}`} key={id}>
            <time dateTime={at.toISOString()}>{when}</time>
            <div>
              <p>{text}</p>
              <p className="desk-booking__sub">
                {state && <Badge state={state} />} {who}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {later.length > 0 && (
        <div className="history__later">
          <h3>Still to come</h3>
          <ol>
            {later.map(({ at, when, text }) => (
              <li className="history__step" key={text}>
                <time dateTime={at.toISOString()}>{when}</time>
                <div>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
