import type { AuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import { auditLogMessage } from '../../overview/audit-log-messages.ts'

/** The acts that are the history of the settings. */
export const SETTING_ACTIONS = ['rules-changed', 'days-closed', 'days-reopened'] as const

/** An act as the history of the settings words it: of changed rules only what was changed. */
export function changeInWords(entry: AuditEntry): string {
  return entry.action === 'rules-changed' ? (entry.detail ?? '') : auditLogMessage(entry)
}
