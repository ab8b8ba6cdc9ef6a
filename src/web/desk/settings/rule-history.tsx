import type { AuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import { DateTime } from '../../parts/date-time.tsx'

export type RuleChange = Pick<AuditEntry, 'id' | 'at' | 'actor' | 'detail'>

/** Who changed which rule, and when, newest first. */
export function RuleHistory({ changes }: { changes: readonly RuleChange[] }) {
  return (
    <section className="panel" aria-labelledby="changes">
      <div className="panel__head">
        <h2 id="changes">Changes</h2>
      </div>
      {changes.length === 0 && <p className="settings__empty muted">No changes in the last twelve months.</p>}
      <ol className="rule-changes">
        {changes.map(({ id, at, actor, detail }) => (
          <li key={id}>
            <span>{detail}</span>
            <span className="muted size-meta">
              {actor}, <DateTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
