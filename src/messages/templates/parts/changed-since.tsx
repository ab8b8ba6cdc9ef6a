import type { ChangeSince } from '#bookings/changes-since.words.ts'
import { Callout } from './text.tsx'

/** At the top of an email that leaves late: what of it is not so any more. */
export function ChangedSince({ changes }: { changes: readonly ChangeSince[] }) {
  if (changes.length === 0) return null
  return (
    <Callout>
      <strong>Some of this has changed since we wrote it. It is now:</strong>
      {changes.map(({ label, now }) => (
        <div key={label}>
          {label}: {now}
        </div>
      ))}
    </Callout>
  )
}
