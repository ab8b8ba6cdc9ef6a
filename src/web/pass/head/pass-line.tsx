import type { Station } from './pass-stations.ts'

/** How far the booking has come, as stations on a line. */
export function PassLine({ stations }: { stations: readonly Station[] }) {
  if (stations.length === 0) return null
  return (
    <ol className="pass__line cluster" aria-label="Progress of your booking">
      {stations.map(({ name, when, is }) => (
        <li key={name} className={`pass__station--${is}`} aria-current={is === 'now' ? 'step' : undefined}>
          <b>{name}</b>
          <span>{when}</span>
        </li>
      ))}
    </ol>
  )
}
