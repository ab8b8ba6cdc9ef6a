import type { AuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { Moment } from '#app/sections/date-time.tsx'
import { auditLogMessage } from './audit-log-messages.ts'

/** What admins did lately, and whoever sat at the server's terminal; the newest first. */
export function AuditLogList({ acts }: { acts: readonly AuditEntry[] }) {
  if (acts.length === 0) return null
  return (
    <section className="audit-log">
      <h2>Done lately</h2>
      <ol>
        {acts.map((act) => (
          <li key={act.id}>
            <span>{auditLogMessage(act)}</span>
            <span className="acts__who">{act.actor === 'command' ? 'At the server' : act.actor}</span>
            <Moment at={act.at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
