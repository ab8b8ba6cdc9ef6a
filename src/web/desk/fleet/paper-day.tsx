import { Day } from '../../parts/date-time.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PaperView } from './fleet-view.ts'

/** The last day of a paper in a row; its name is shown where the row has no columns. */
export function PaperDay({ paper: { name, ends, warning, isUrgent } }: { paper: PaperView }) {
  return (
    <span className="fleet-row__cell">
      <span className="fleet-row__label muted size-meta">{name}</span>
      <span>
        {ends ? <Day date={ends} /> : <span className="block muted size-meta">not entered</span>}
        {warning && (
          <span
            className={`inline-flex middle gap-4 medium size-fine nowrap tag ${isUrgent ? 'tag--bad' : 'tag--soon'}`}
          >
            <Icon name={isUrgent ? 'alert' : 'clock'} /> {warning}
          </span>
        )}
      </span>
    </span>
  )
}
