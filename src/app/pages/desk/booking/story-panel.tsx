import { Badge } from '../../admin/badge.tsx'
import type { BookingView } from './view/load-booking.ts'

const FILTERS = [
  ['all', 'All'],
  ['message', 'Mails'],
  ['money', 'Money'],
  ['change', 'Changes'],
] as const

/** What happened and who did it, with the mails; the filter is a row of radio buttons and works by CSS alone. */
export function StoryPanel({ story }: { story: BookingView['story'] }) {
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
    </section>
  )
}
