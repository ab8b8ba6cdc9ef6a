import type { AuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { AuditedAction } from '#platform/database/schema/audit-tables.ts'

const GONE = 'an account that is gone'

const MESSAGES: Record<AuditedAction, (entry: AuditEntry) => string> = {
  'admin-granted': ({ detail }) => `Made ${detail} an admin`,
  'admin-revoked': ({ detail }) => `Removed ${detail} as an admin`,
  'admin-signed-in': () => 'Signed in',
  'second-step-on': () => 'Turned on the second sign-in step',
  'second-step-off': () => 'Turned off the second sign-in step',
  'second-step-reset': ({ detail }) => `Reset the second sign-in step of ${detail ?? GONE}`,
  'links-revoked': ({ detail }) => `Ended the links of ${detail} and made a new one`,
  'calendar-link-made': ({ detail }) => `Made a new calendar link for ${detail}`,
  'calendar-link-ended': ({ detail }) => `Ended the calendar link for ${detail}`,
  'day-link-made': ({ detail }) => `Made a new day link for ${detail}`,
  'day-link-ended': ({ detail }) => `Ended the day link for ${detail}`,
  'password-link-made': ({ detail }) => `Made a new password link for ${detail ?? GONE}`,
  'backup-codes-renewed': () => 'Made new backup codes',
  'list-exported': ({ subjectId, detail }) => `Exported ${subjectId?.replaceAll('-', ' ')}: ${detail}`,
  'mail-sent-again': () => 'Sent an email again',
  'payment-resolved': ({ detail }) => `Resolved a payment: ${detail}`,
  'refund-approved': ({ detail }) => `Approved a refund of ${detail}`,
  'refund-dismissed': ({ detail }) => `Dismissed a refund of ${detail}`,
  'refund-retried': ({ detail }) => `Tried a refund of ${detail} again`,
  'refund-paid-out': ({ detail }) => `Paid ${detail} back by hand`,
  'deposit-reminded': ({ detail }) => `Reminded the guest of the deposit: ${detail}`,
  'cash-received': ({ detail }) => `Received cash: ${detail}`,
  'review-approved': ({ detail }) => `Approved the review of ${detail}`,
  'review-featured': ({ detail }) => `Featured the review of ${detail}`,
  'review-hidden': ({ detail }) => `Hid the review of ${detail}`,
  'review-answered': ({ detail }) => `Changed the reply to the review by ${detail}`,
  'review-photo-removed': ({ detail }) => `Removed the picture from the review of ${detail}`,
  'photo-changed': ({ detail }) => `Changed the photo of ${detail}`,
  'photo-removed': ({ detail }) => `Removed the photo of ${detail}`,
  'trip-photo-added': ({ detail }) => `Added a photo to ${detail}`,
  'trip-photo-changed': ({ detail }) => `Changed the photos of ${detail}`,
  'trip-photo-removed': ({ detail }) => `Removed a photo of ${detail}`,
  'rules-changed': ({ detail }) => `Changed the booking rules: ${detail}`,
  'days-closed': ({ detail }) => `Closed ${detail}`,
  'days-reopened': ({ detail }) => `Reopened ${detail}`,
  'person-exported': () => 'Exported a person’s data',
  'person-erased': ({ detail }) => `Erased a person: ${detail}`,
  'backup-restored': ({ detail }) => `Restored the backup of ${detail}`,
}

/** An action that this version of the site does not know is shown by its stored name. */
export function auditLogMessage(entry: AuditEntry): string {
  return Object.hasOwn(MESSAGES, entry.action) ? MESSAGES[entry.action](entry) : entry.action
}
