import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALARM_NAMES, type AlarmName, alarmsOf, INITIAL_READINGS, type Readings } from './alarms.rules.ts'

const HOUR = 3_600

test('no alarm is on before the first measurement', () => {
  expect(alarmsOf(INITIAL_READINGS)).toEqual([])
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
])('%s is on only beyond its threshold', ([name, atThreshold, beyondThreshold]) => {
  expect(alarmsOf({ ...INITIAL_READINGS, ...atThreshold })).toEqual([])
  expect(alarmsOf({ ...INITIAL_READINGS, ...beyondThreshold })).toEqual([name])
})

test('docs/operations.md explains each alarm and what to do about it', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const documented = Array.from(page.matchAll(/^\| `([a-z_]+)` \| [^|]+ \| [^|]+ \|$/gm), ([, name]) => name)
  expect(documented.sort()).toEqual([...ALARM_NAMES].sort())
})
