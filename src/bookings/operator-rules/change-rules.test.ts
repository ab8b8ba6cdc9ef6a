import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { findAvailability } from '#fleet/availability/find-availability.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { changeRules, findRules } from './change-rules.ts'
import { settingsOf } from './rule-settings.rules.ts'

const DEFAULTS = settingsOf(defaultRules)
const ADMIN = 'office@example.com'

const change = ({ deps }: TestSite, changes: object, version = 0) =>
  changeRules(deps, { input: { ...DEFAULTS, ...changes }, version, admin: ADMIN })

test('without a change the rules are those of the content', async () => {
  await using site = await testSite()
  expect(await findRules(site.deps)).toEqual({ settings: DEFAULTS, version: 0 })
  expect(site.deps.rules()).toEqual(defaultRules)
})

test('a change holds at once, and for new bookings only', async () => {
  await using site = await testSite()
  const before = await placedBooking(site)
  expect(await change(site, { freeUntilHours: 48, tripRequestHours: 100 })).toEqual({ ok: true })
  const after = await placedBooking(site)
  const untilOf = ({ booking }: typeof after) => booking.terms?.clauses[0]?.untilHoursBefore
  expect([untilOf(before), untilOf(after)]).toEqual([24, 48])
  const asked = { tourId: 'erawan-death-railway', origin: 'kanchanaburi', month: '2026-11' }
  const found = await findAvailability(site.deps, asked)
  const open = found.ok ? found.days.filter(({ car }) => car === 'request').map(({ date }) => date) : []
  // It is Friday the 20th, ten o'clock: 100 hours are four days and a little more.
  expect(open[0]).toBe('2026-11-25')
})

test('settings that are not sent stay as they are', async () => {
  await using site = await testSite()
  await change(site, { holdHours: 12 })
  const input = { freeUntilHours: '48', other: 'x' }
  expect(await changeRules(site.deps, { input, version: 1, admin: ADMIN })).toEqual({ ok: true })
  expect(await findRules(site.deps)).toEqual({
    settings: { ...DEFAULTS, holdHours: 12, freeUntilHours: 48 },
    version: 2,
  })
})

test('a change that is stored is not refused when the rules cannot be read again', async () => {
  await using site = await testSite()
  const reloadRules = () => Promise.reject(new Unavailable('the database is away'))
  const asked = { input: { holdHours: 12 }, version: 0, admin: ADMIN }
  expect(await changeRules({ ...site.deps, reloadRules }, asked)).toEqual({ ok: true })
  expect((await findRules(site.deps)).settings.holdHours).toBe(12)
})

test('the history says who changed what', async () => {
  await using site = await testSite()
  await change(site, { freeUntilHours: 48 })
  await change(site, { freeUntilHours: 48 }, 1)
  expect(await listNewestAuditEntries(site.deps.db.read, 5)).toMatchObject([
    { actor: ADMIN, action: 'rules-changed', detail: 'hours of free cancellation 24 → 48' },
  ])
})

test('of two admins who change the rules at the same time, one is refused', async () => {
  await using site = await testSite()
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      [30, 40, 50].map((holdHours) => change(site, { holdHours: holdHours + version }, version)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      problem: { code: 'rules-changed-meanwhile' },
    })
  }
})

test.for([
  [{ holdHours: '0' }, 'holdHours', 'rules.hours'],
  [{ holdHours: '2.5' }, 'holdHours', 'rules.hours'],
  [{ holdHours: '' }, 'holdHours', 'rules.hours'],
  [{ partPercent: '101' }, 'partPercent', 'rules.percent'],
  [{ instantUntil: '25:00' }, 'instantUntil', 'rules.time'],
  [{ partUntilHours: '24' }, 'partUntilHours', 'rules.order'],
  [{ cardOffered: 'perhaps' }, 'cardOffered', 'rules.offered'],
  [{ emailOffered: 'off', whatsappOffered: 'off', cardOffered: 'off' }, 'emailOffered', 'rules.channels'],
] as const)('%j is refused at its field', async ([changes, field, code]) => {
  await using site = await testSite()
  expect(await change(site, changes)).toMatchObject({ ok: false, fields: { [field]: { code } } })
  expect((await findRules(site.deps)).version).toBe(0)
})
