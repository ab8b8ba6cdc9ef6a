import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const id = uuid('id').primaryKey().defaultRandom()

/*
 * What was done, for those who ask afterwards. Triggers let rows only be added. Those of the first two tables may be
 * deleted when they are twelve months old, as the nightly job does it.
 */

const AUDITED = [
  'admin-granted',
  'admin-revoked',
  'admin-signed-in',
  'second-step-on',
  'second-step-off',
  'second-step-reset',
  'backup-codes-renewed',
  'password-link-made',
  'list-exported',
  'mail-sent-again',
  'payment-resolved',
  'person-exported',
  'person-erased',
  'backup-restored',
] as const
export type AuditedAction = (typeof AUDITED)[number]

/** Every act of somebody with more rights than a guest, written in the transaction of the act. */
export const auditLog = pgTable(
  'audit_log',
  {
    id,
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The address of an admin, or `command` for whoever sits at the server's terminal. */
    actor: text('actor').notNull(),
    action: text('action').$type<AuditedAction>().notNull(),
    subjectKind: text('subject_kind').$type<'account' | 'list' | 'mail' | 'payment' | 'erasure' | 'backup'>(),
    subjectId: text('subject_id'),
    /** A few words more; never what a guest told us. */
    detail: text('detail'),
  },
  (table) => [index('audit_log_at').on(table.at)],
)

/** Each time that a booking or a payment got another status. Triggers write it, and refuse what no booking may do. */
export const statusChanges = pgTable(
  'status_changes',
  {
    id,
    at: timestamp('at', { withTimezone: true }).notNull(),
    subjectKind: text('subject_kind').$type<'booking' | 'payment'>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
  },
  (table) => [index('status_changes_at').on(table.at), index('status_changes_subject').on(table.subjectId)],
)

/** Each erasure of a person, by a code of the address that only the site's secret can make. */
export const erasures = pgTable('erasures', {
  id,
  at: timestamp('at', { withTimezone: true }).notNull(),
  addressCode: text('address_code').notNull(),
  /** Names the secret that made the code, so that another one is noticed. */
  secretMark: text('secret_mark').notNull(),
})
