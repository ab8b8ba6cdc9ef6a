import type { AlarmName } from '#platform/server/monitoring/alarms.rules.ts'

/** What each alarm means to the operator. The alarms without a message show in the panel as payments and mails. */
const MESSAGES: Partial<Record<AlarmName, string>> = {
  mail_waiting: 'Emails have been waiting for more than ten minutes: the mail server isn’t accepting them.',
  payment_reconciled:
    'A payment was found in the last hour for which the provider had sent no webhook. It is booked; check the webhook settings at the provider.',
  webhooks_refused: 'The payment provider, or a stranger, is sending webhooks without a valid signature.',
  jobs_failed: 'A background job gave up in the last hour.',
  queue_silent:
    'Emails aren’t going out and payments aren’t being followed up: the queue gets no answer from the database.',
  clock_skew: 'The clocks of the site and of its database differ by more than a minute.',
  backup_old: 'The last backup is older than a day.',
  disk_low: 'The disk is nearly full: no new requests are accepted, and guests are asked to call.',
}

/** The messages of the alarms that are on. */
export function alarmMessages(alarms: readonly AlarmName[]): string[] {
  return alarms.flatMap((alarm) => MESSAGES[alarm] ?? [])
}
