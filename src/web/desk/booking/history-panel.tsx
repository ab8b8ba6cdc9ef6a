import { Breakable } from '../../parts/breakable.tsx'
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
    <section className="panel history stack gap-8 pad-16" aria-labelledby="history">
      <div className="cluster middle spread gap-8 gap-x-16">
        <h2 id="history">History</h2>
        <fieldset className="history__filter pad-4 cluster tinted">
          <legend className="visually-hidden">Show</legend>
          {FILTERS.map(([value, label]) => (
            <label className="centred touch size-meta relative" key={value}>
              <input type="radio" name="history" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <ol>
        {history.map(({ id, kind, at, when, text, who, state }) => (
          <li className={`grid gap-32 close relative history__step history__step--${kind}`} key={id}>
            <time className="muted size-meta align-right" dateTime={at.toISOString()}>
              {when}
            </time>
            <div className="break shrink">
              <p>{text}</p>
              <p className="muted size-meta">
                {state && <Badge state={state} />} <Breakable text={who} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {later.length > 0 && (
        <div className="history__later pad-top-12 ruled above-12">
          <h3 className="below-8">Still to come</h3>
          <ol>
            {later.map(({ at, when, text }) => (
              <li className="history__step grid gap-32 close relative" key={text}>
                <time className="muted size-meta align-right" dateTime={at.toISOString()}>
                  {when}
                </time>
                <div className="break shrink">
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
