import type { AlarmName } from '#domain/alarms.ts'

/** What the alarms of the machine mean to the operator. The others stand in the panel as payments and mails. */
const WORDS: Partial<Record<AlarmName, string>> = {
  mail_waiting: 'Mails have waited for more than ten minutes: the mail server does not take them.',
  payment_reconciled:
    'A payment was found in the last hour that the provider had not told of. It is booked; look at the webhook there.',
  webhooks_refused:
    'The payment provider, or somebody else, sends messages that are not signed as they should be.',
  jobs_failed: 'Something that the site does by itself was given up in the last hour.',
  queue_silent:
    'Mails do not leave, and payments are not followed up: the queue gets no answer from the database.',
  clock_skew: 'The clocks of the site and of its database differ by more than a minute.',
  backup_old: 'The last backup is older than a day.',
  disk_low: 'The disk is nearly full: nothing more is taken in, and guests are asked to call.',
}

/** A sentence for each alarm that the panel does not show in another way. */
export function alarmMessages(alarms: readonly AlarmName[]): string[] {
  return alarms.flatMap((alarm) => WORDS[alarm] ?? [])
}
