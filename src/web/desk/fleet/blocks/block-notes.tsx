import type { BlockView } from './block-view.ts'
import { BlockWhen } from './block-when.tsx'

/** The next blocked time in a row, and how many more there are. */
export function BlockNotes({ label, blocks: [next, ...more] }: { label: string; blocks: BlockView[] }) {
  return (
    <span className="fleet-row__cell">
      <span className="fleet-row__label muted size-meta">{label}</span>
      {next ? (
        <span>
          <BlockWhen block={next} />
          <span>
            {next.reason}
            {more.length > 0 && `; ${more.length} more`}
          </span>
        </span>
      ) : (
        <span className="block muted size-meta">nothing planned</span>
      )}
    </span>
  )
}
