import { eq } from 'drizzle-orm'
import { findBooking } from '#bookings/bookings.store.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { insertAllocation } from '#fleet/allocation/allocations.store.ts'
import { mails, quotes } from '#platform/database/schema/schema.ts'
import type { Deps } from '#platform/deps.ts'
import { acceptQuote } from '#quotes/accept-quote.ts'
import { wishForChange } from '#quotes/proposals/wish-for-change.ts'
import { sendQuote } from '#quotes/send-quote.ts'
import { findQuoteBasis } from '#quotes/writing/quote-basis.ts'
import type { TypedQuote } from '#quotes/writing/quote-fields.rules.ts'
import { saveQuoteDraft } from '#quotes/writing/save-draft.ts'
import { insertVehicles } from './database/fleet-rows.ts'
import { linkOf } from './guest-link.ts'
import { type TestSite, testSite } from './site.ts'

const ADMIN = 'office@example.com'

/** The form of a quote: two days in an SUV for ฿8,700, held until 24 November, 18:00. */
export const QUOTE_FORM: TypedQuote = {
  ...{ title: 'Two days to Sangkhlaburi', vehicle: 'suv', note: 'As you asked.' },
  ...{ 'day-1-date': '2027-01-20', 'day-1-begins': '08:00', 'day-1-ends': '17:00', 'day-1-km': '224' },
  'day-1-stops': '08:00 Your hotel\n09:20 Hellfire Pass',
  ...{ 'day-2-date': '2027-01-21', 'day-2-begins': '09:00', 'day-2-ends': '16:30' },
  ...{ 'line-1-label': 'SUV and driver', 'line-1-count': '2', 'line-1-each': '4000' },
  ...{ 'line-2-label': 'Driver’s room', 'line-2-count': '1', 'line-2-each': '700' },
  ...{ payment: 'on-the-day', hold: 'yes', validDate: '2026-11-24', validTime: '18:00' },
  notIncluded: 'The boat, about ฿600.',
}

/** A custom trip of four guests for two days from Friday 15 January. */
export async function placedCustomTrip(
  { deps }: Pick<TestSite, 'deps'>,
  asked: { email?: string; locations?: string[] } = {},
) {
  const placed = await requestCustomTrip(deps, {
    input: {
      ...{ name: 'Ingrid Solberg', email: 'ingrid@example.com', phone: '+47 400 00 171', country: 'Norway' },
      ...{ numberOfDays: 2, numberOfGuests: 4, locations: [], dayPlans: {} },
      preferredDates: { startDate: '2027-01-15', endDate: '2027-01-16' },
      specialRequirements: 'As far as the Mon bridge.',
      ...asked,
    },
  })
  if (!placed.ok) throw new Error(placed.problem.code)
  return placed.booking
}

/** Sends the next version of a quote. @returns its id */
export async function sentQuote(deps: Deps, bookingId: string, changes: TypedQuote = {}): Promise<string> {
  const basis = await findQuoteBasis(deps.db.read, bookingId)
  const done = await sendQuote(deps, { bookingId, admin: ADMIN, typed: { ...QUOTE_FORM, ...changes }, basis })
  if (!done.ok) throw new Error(JSON.stringify(done))
  return done.quote.id
}

/** A site with one SUV, which is held for a custom trip. */
export async function siteWithCustomTrip() {
  const site = await testSite()
  const { deps } = site
  const { read } = deps.db
  const [vehicleId = null] = await insertVehicles(read, ['suv'])
  const booking = await placedCustomTrip(site)
  const { id: bookingId } = booking
  const token = await linkOf(site, booking, 'quote')
  const basis = () => findQuoteBasis(read, bookingId)
  const send = async (changes: TypedQuote = {}, racing: Deps = deps) =>
    sendQuote(racing, {
      ...{ bookingId, admin: ADMIN, typed: { ...QUOTE_FORM, ...changes }, basis: await basis() },
    })
  return {
    ...site,
    ...{ bookingId, token, basis, send },
    booking: () => findBooking(read, bookingId),
    sent: (changes?: TypedQuote) => sentQuote(deps, bookingId, changes),
    accept: (quoteId: string, racing: Deps = deps) => acceptQuote(racing, { token, quoteId }),
    wish: (quoteId: string, wish: string) => wishForChange(deps, { token, quoteId, wish }),
    saveDraft: (typed: TypedQuote, seen: string) =>
      saveQuoteDraft(deps, { bookingId, admin: ADMIN, typed, basis: seen }),
    /** The SUV is in the garage on this day. */
    async blockVehicle(day: string) {
      const span = { busyFrom: new Date(`${day}T06:00+07:00`), busyUntil: new Date(`${day}T12:00+07:00`) }
      await insertAllocation(read, { vehicleId, ...span, status: 'firm', reason: 'Tyres' })
    },
    changePlan: (id: string) =>
      read
        .update(quotes)
        .set({ plan: { days: [] } as never })
        .where(eq(quotes.id, id)),
    /** The kinds of the emails about quotes, in the order of the alphabet. */
    async quoteMails() {
      const rows = await read.select({ kind: mails.kind }).from(mails).orderBy(mails.kind)
      return rows.map(({ kind }) => kind).filter((kind) => kind.includes('quote'))
    },
  }
}
