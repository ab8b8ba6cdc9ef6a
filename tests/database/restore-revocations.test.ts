import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endCalendarLink, makeCalendarLink } from '#fleet/calendars/calendar-links.ts'
import { findCalendar } from '#fleet/calendars/find-calendar.ts'
import { findAccess, grantAdmin, listAdmins, revokeAdmin } from '#guests/accounts/admin-access.ts'
import { requestPasswordReset, resetPassword } from '#guests/accounts/password-reset.ts'
import { signIn } from '#guests/accounts/sign-in.ts'
import { confirmEmail, signUp } from '#guests/accounts/sign-up.ts'
import { findDriverDay, listDriverLinks, renewDriverLink } from '#guests/links/driver-links.ts'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { renewGuestLinks } from '#guests/links/guest-links.ts'
import type { Revocation } from '#platform/database/maintenance/audit-log.store.ts'
import { sessions, verifications } from '#platform/database/schema/account-tables.ts'
import { mails } from '#platform/database/schema/schema.ts'
import {
  ADA_SIGNS_UP as ADA,
  callerWith,
  ANOTHER_PASSWORD as NEW,
  tokenInMail,
  VISITOR,
} from '../account-caller.ts'
import { placedBooking } from '../factories.ts'
import { type TestSite, testSite } from '../site.ts'
import { backupOf, restoreOver } from './backup-file.ts'
import { insertDrivers } from './fleet-rows.ts'

const GRACE = { ...ADA, email: 'grace@example.com' }
/** A site with two admins, who are signed in. */
async function twoAdmins() {
  const site = await testSite()
  const signedIn = async (person: typeof ADA) => {
    await signUp(site.deps, VISITOR, person)
    await confirmEmail(site.deps, VISITOR, { ...person, token: await tokenInMail(site) })
    await grantAdmin(site.deps.db, person.email)
    return callerWith(await signIn(site.deps, VISITOR, person))
  }
  const [ada, grace] = [await signedIn(ADA), await signedIn(GRACE)]
  return { site, ada, grace, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

/** @returns the content of the file `revocations` */
async function revokeGrace({ deps }: TestSite): Promise<Revocation[]> {
  const { revocation } = await revokeAdmin(deps.db, GRACE.email)
  return revocation ? [revocation] : expect.fail('no role was revoked')
}

/** Links of every purpose that are ended after the backup, and a pass that is not. */
async function linksEndedAfterBackup(site: TestSite) {
  const { booking, token } = await placedBooking(site)
  const kept = await placedBooking(site, 'erawan-death-railway')
  const [driverId = ''] = await insertDrivers(site.deps.db.read, 1)
  const of = { driverId, day: '2026-11-21' }
  const subject = { vehicleId: null, driverId: null }
  const calendar = await makeCalendarLink(site.deps, { subject, admin: ADA.email })
  await renewDriverLink(site.deps, of, ADA.email)
  const day = (await listDriverLinks(site.deps, of.day)).get(driverId)?.token ?? ''
  const { file } = await backupOf(site.database)
  await renewGuestLinks(site.deps, { bookingId: booking.id, admin: ADA.email })
  await renewDriverLink(site.deps, of, ADA.email)
  await endCalendarLink(site.deps, { subject, admin: ADA.email })
  const opened = async ({ deps }: TestSite) => ({
    pass: await findBookingByLink(deps.db.read, token, PASS_LINKS, deps.now()),
    day: await findDriverDay(deps, day),
    calendar: await findCalendar(deps, calendar.ok ? calendar.token : ''),
    kept: await findBookingByLink(deps.db.read, kept.token, PASS_LINKS, deps.now()),
  })
  const isOpen = async (restored: TestSite) =>
    Object.entries(await opened(restored)).flatMap(([name, found]) => (found ? [name] : []))
  return { file, isOpen }
}

test('links that were ended after the backup stay ended, over their database and in an empty one', async () => {
  await using site = await testSite()
  const { file, isOpen } = await linksEndedAfterBackup(site)
  expect(await isOpen(site)).toEqual(['kept'])
  await using empty = await testSite()
  const { revokedLinks } = site
  await restoreOver(site, file)
  await restoreOver(empty, file, { revokedLinks })
  for (const restored of [site, empty]) expect(await isOpen(restored)).toEqual(['kept'])
})

test('without the list an empty database has them back, and ends all links when it is told to', async () => {
  await using site = await testSite()
  const { file, isOpen } = await linksEndedAfterBackup(site)
  await using empty = await testSite()
  expect(await restoreOver(empty, file)).toMatchObject({ openLinks: 4, revokedLinks: [] })
  expect(await isOpen(empty)).toEqual(['pass', 'day', 'calendar', 'kept'])
  expect(await restoreOver(empty, file, { endLinks: true })).toMatchObject({ openLinks: 0 })
  expect(await isOpen(empty)).toEqual([])
})

test('after a restore no session and no link of the backup works, nor a password that was changed since', async () => {
  await using admins = await twoAdmins()
  const { site, ada } = admins
  await requestPasswordReset(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  const { file } = await backupOf(site.database)
  await resetPassword(site.deps, VISITOR, { ...NEW, token })

  await using empty = await testSite()
  for (const [restored, changedPasswords] of [
    [site, 1],
    [empty, 0],
  ] as const) {
    expect(await restoreOver(restored, file)).toMatchObject({
      changedPasswords,
      admins: [ADA.email, GRACE.email],
    })
    const { deps } = restored
    expect(await findAccess(deps, ada)).toEqual({ kind: 'signed-out' })
    expect(await deps.db.read.select().from(sessions)).toEqual([])
    expect(await deps.db.read.select().from(verifications)).toEqual([])
    expect(await signIn(deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ reason: 'wrong-credentials' })
    expect(await signIn(deps, VISITOR, GRACE)).toMatchObject({ ok: true })
    expect(await resetPassword(deps, VISITOR, { ...NEW, token })).toMatchObject({ reason: 'not-found' })
  }

  expect(await signIn(empty.deps, VISITOR, ADA)).toMatchObject({ ok: true })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'wrong-credentials' })
  // As if the last email to her were more than a minute old.
  await site.deps.db.read.delete(mails)
  await requestPasswordReset(site.deps, VISITOR, ADA)
  await resetPassword(site.deps, VISITOR, { ...NEW, token: await tokenInMail(site) })
  const again = callerWith(await signIn(site.deps, VISITOR, { ...ADA, ...NEW }))
  expect(await findAccess(site.deps, again)).toMatchObject({ kind: 'admin' })
})

test('a restore repeats revocations from the replaced database and from the file', async () => {
  await using admins = await twoAdmins()
  const { site } = admins
  const { file } = await backupOf(site.database)
  const revocations = await revokeGrace(site)
  await using empty = await testSite()
  for (const restored of [await restoreOver(site, file), await restoreOver(empty, file, { revocations })])
    expect(restored).toMatchObject({ revokedAgain: [GRACE.email], admins: [ADA.email] })
  for (const { deps } of [site, empty]) expect(await listAdmins(deps.db)).toEqual([ADA.email])
})

test('control: without the file a restore on an empty machine brings the admin back', async () => {
  await using admins = await twoAdmins()
  const { file } = await backupOf(admins.site.database)
  await revokeGrace(admins.site)
  await using empty = await testSite()
  expect(await restoreOver(empty, file)).toMatchObject({ revokedAgain: [], admins: [ADA.email, GRACE.email] })
})

test('an admin who was revoked and granted again before the backup stays an admin', async () => {
  await using admins = await twoAdmins()
  const { site } = admins
  const revocations = await revokeGrace(site)
  // Dates are compared by the millisecond.
  await sleep(2)
  await grantAdmin(site.deps.db, GRACE.email)
  const { file } = await backupOf(site.database)
  expect(await restoreOver(site, file, { revocations })).toMatchObject({
    revokedAgain: [],
    admins: [ADA.email, GRACE.email],
  })
})
