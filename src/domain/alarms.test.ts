import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALARM_NAMES, type AlarmName, alarmsOf, NOTHING_KNOWN, type Readings } from './alarms.ts'

const HOUR = 3_600

test('nothing is an alarm before anybody has looked', () => {
  expect(alarmsOf(NOTHING_KNOWN)).toEqual([])
})

test.for<[AlarmName, Partial<Readings>, Partial<Readings>]>([
  ['database_away', { databaseAnswers: true }, { databaseAnswers: false }],
  ['mail_waiting', { oldestMailSeconds: 600 }, { oldestMailSeconds: 601 }],
  ['mail_undeliverable', { undeliverableMails: 0 }, { undeliverableMails: 1 }],
  ['payment_attention', { paymentsInAttention: 0 }, { paymentsInAttention: 1 }],
  ['payment_reconciled', { reconciledSecondsAgo: HOUR }, { reconciledSecondsAgo: HOUR - 1 }],
  ['webhooks_refused', { webhooksRefused: 3 }, { webhooksRefused: 4 }],
  ['jobs_failed', { failedJobs: 0 }, { failedJobs: 1 }],
  ['queue_silent', { queueSilentSeconds: 30 }, { queueSilentSeconds: 31 }],
  ['clock_skew', { clockSkewSeconds: 60 }, { clockSkewSeconds: -61 }],
  ['backup_old', { backupAgeSeconds: 26 * HOUR }, { backupAgeSeconds: 26 * HOUR + 1 }],
  ['disk_low', { freeBytes: 500_000_000 }, { freeBytes: 499_999_999 }],
])('%s begins where it should', ([name, stillFine, tooMuch]) => {
  expect(alarmsOf({ ...NOTHING_KNOWN, ...stillFine })).toEqual([])
  expect(alarmsOf({ ...NOTHING_KNOWN, ...tooMuch })).toEqual([name])
})

test('the page for six in the morning says of each alarm what it means and what to do', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const told = Array.from(page.matchAll(/^\| `([a-z_]+)` \| [^|]+ \| [^|]+ \|$/gm), ([, name]) => name)
  expect(told.sort()).toEqual([...ALARM_NAMES].sort())
})
