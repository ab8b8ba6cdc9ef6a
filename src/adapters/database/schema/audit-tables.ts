import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const id = uuid('id').primaryKey().defaultRandom()

/*
 * Append-only tables, protected by triggers. Rows of the first two may be deleted after twelve months, which the
 * nightly job does.
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
  'refund-approved',
  'refund-dismissed',
  'refund-retried',
  'person-exported',
  'person-erased',
  'backup-restored',
] as const
export type AuditedAction = (typeof AUDITED)[number]

/** Every act of an admin or a command, written in the transaction of the act. */
export const auditLog = pgTable(
  'audit_log',
  {
    id,
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The email address of an admin, or `command`. */
    actor: text('actor').notNull(),
    action: text('action').$type<AuditedAction>().notNull(),
    subjectKind: text('subject_kind').$type<
      'account' | 'list' | 'mail' | 'payment' | 'refund' | 'erasure' | 'backup'
    >(),
    subjectId: text('subject_id'),
    /** Never personal data of a guest. */
    detail: text('detail'),
  },
  (table) => [index('audit_log_at').on(table.at)],
)

/** Status changes of bookings and payments. Triggers write them, and refuse invalid transitions. */
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

/** Erasures of persons, by a keyed hash of the address. */
export const erasures = pgTable('erasures', {
  id,
  at: timestamp('at', { withTimezone: true }).notNull(),
  addressCode: text('address_code').notNull(),
  /** Identifies the secret of the hash, so that a changed secret is detected. */
  secretMark: text('secret_mark').notNull(),
})
