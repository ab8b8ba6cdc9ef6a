import { Badge } from '../../admin/badge.tsx'
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
export function StoryPanel({ booking: { story, later } }: { booking: BookingView }) {
  return (
    <section className="panel story" aria-labelledby="story">
      <div className="story__head">
        <h2 id="story">Story</h2>
        <fieldset className="story__filter">
          <legend className="visually-hidden">Show</legend>
          {FILTERS.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="story" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <ol>
        {story.map(({ id, kind, at, when, text, who, state }) => (
          <li className={`story__step story__step--${kind}`} key={id}>
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
        <div className="story__later">
          <h3>Still to come</h3>
          <ol>
            {later.map(({ at, when, text }) => (
              <li className="story__step" key={text}>
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
