import type { NowView } from './now-view.ts'

/** For guests who are on board: what comes next, and when they are home. */
export function PassNow({ now }: { now: NowView | null }) {
  if (!now) return null
  return (
    <dl className="pass__panel fit-wide gap-16 pad-panel raised-ticket measure">
      {[now.next, now.home].map(
        (place) =>
          place && (
            <div key={place.label}>
              <dt className="muted size-small">{place.label}</dt>
              <dd>
                <b className="block display size-card">{place.time}</b> {place.what}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
