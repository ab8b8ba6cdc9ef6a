import type { AuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import { DateTime } from '../../parts/date-time.tsx'
import { auditLogMessage } from './audit-log-messages.ts'

/** The latest actions of admins and of commands on the server, newest first. */
export function AuditLogList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section className="overview-list raised">
      <h2 className="below-8">Recent activity</h2>
      <ol>
        {entries.map((entry) => (
          <li className="grid ruled break gap-4 gap-x-16" key={entry.id}>
            <span>{auditLogMessage(entry)}</span>
            <span className="overview-list__actor">
              {entry.actor === 'command' ? 'On the server' : entry.actor}
            </span>
            <DateTime at={entry.at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
