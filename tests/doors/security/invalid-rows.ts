import type { Booking } from '#bookings/bookings.store.ts'
import { DESK_CHANNELS } from '#bookings/channel.rules.ts'
import { bookingRequestSchema } from '#bookings/placing/booking-request.rules.ts'
import { customTripSchema } from '#bookings/placing/custom-trip.rules.ts'
import { taxiRequestSchema } from '#bookings/placing/taxi-request.rules.ts'
import { photoFormat } from '#catalogue/photos/photo.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { taxiRulesOf } from '#content/catalogue/taxi-rules.ts'
import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { newsletterSchema } from '#guests/newsletter/newsletter.rules.ts'
import { reviewSchema } from '#guests/reviews/review.rules.ts'
import { partsOfPrice } from '#money/deposits/deposit.rules.ts'
import { users } from '#platform/database/schema/account-tables.ts'
import {
  bookings,
  drivePhotos,
  driveSteps,
  events,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  testimonials,
} from '#platform/database/schema/schema.ts'
import { hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import { storedCustomTrips, storedTransfers, storedTrips } from '../../stored-bookings.ts'
import type { BuiltSite } from '../fixtures/built-site.ts'

/** The first day of all tests, at midnight. */
const FIRST = { today: '2026-11-20', time: '00:00' } as const

/** The problems of a row by a schema of the domain: none when parsing it gives the same values. */
function problemIn(
  schema: { safeParse(input: unknown): { success: boolean; data?: unknown; error?: { message: string } } },
  row: Record<string, unknown>,
): string[] {
  const read = schema.safeParse(row)
  if (!read.success) return [read.error?.message ?? 'refused']
  const facts = read.data as Record<string, unknown>
  return Object.keys(facts)
    .filter((field) => JSON.stringify(facts[field]) !== JSON.stringify(row[field]))
    .map((field) => `${field} is ${JSON.stringify(row[field])}, not ${JSON.stringify(facts[field])}`)
}

/** A guest of a booking that was entered at the desk has an address or a number; the other one may be missing. */
function reachOf({ channel, customerEmail: email, customerPhone: phone }: Booking) {
  if (!DESK_CHANNELS.some((one) => one === channel)) return { email, phone }
  return { email: email || (phone && 'none@example.com'), phone: phone || (email && '+44 7700 900123') }
}

const contactOf = (row: Booking) => ({
  name: row.customerName,
  ...reachOf(row),
  whatsapp: row.customerWhatsapp,
  country: row.customerCountry,
})

/** What the form about the party would send for a row. */
const partyOfRow = ({ children, childAges, childSeats, wheelchair }: Booking) => ({
  ...{ children, childAges, childSeats: childSeats || null, wheelchair: wheelchair ? 'on' : null },
})

/**
 * Every row that breaks the rules of the domain, and rows that contradict each other. The tests that use it make no
 * payments, and every price is that of the catalogue.
 */
export async function listInvalidRows({ deps }: Pick<BuiltSite, 'deps'>): Promise<string[]> {
  const db = deps.db.read
  const all = {
    bookings: await db.select().from(bookings),
    trips: await storedTrips(db),
    custom: await storedCustomTrips(db),
    transfers: await storedTransfers(db),
    news: await db.select().from(newsletterSubscriptions),
    reviews: await db.select().from(testimonials),
    users: await db.select().from(users),
    mails: await db.select().from(mails),
    arrived: await db.select().from(mailbox),
    payments: await db.select().from(payments),
    steps: await db.select().from(events),
    presses: await db.select().from(driveSteps),
    photos: await db.select().from(drivePhotos),
  }
  const begun = new Set(all.steps.filter(({ event }) => event === 'create').map(({ bookingId }) => bookingId))
  const told = new Set(all.mails.map(({ subjectId }) => subjectId))
  const price = new Map(all.bookings.map(({ id, priceBaht }) => [id, (priceBaht ?? 0) * 100]))
  /** The sums that a checkout of a booking may ask for: its deposit, and what is left after it. */
  const parts = new Map(
    all.bookings.map(({ id, priceBaht, depositPercent }) => {
      const { depositBaht, restBaht } = partsOfPrice(priceBaht ?? 0, depositPercent)
      return [id, [depositBaht * 100, restBaht * 100]]
    }),
  )
  // Cash is noted by staff, in parts.
  const checkouts = all.payments.filter(({ method }) => method !== 'cash')
  const guests = new Set(
    [
      ...all.bookings.map(({ customerEmail }) => customerEmail),
      ...[...all.news, ...all.users].map(({ email }) => email),
      deps.addresses.operator,
    ].map((address) => address.toLowerCase()),
  )
  const missed = new Set(all.presses.flatMap(({ id, step }) => (step === 'no_show' ? [id] : [])))
  return [
    ...all.trips.flatMap((row) =>
      problemIn(bookingRequestSchema(FIRST.today), {
        ...{ name: row.customerName, ...reachOf(row) },
        ...{ date: row.travelDate, guests: row.guests, vehicleType: row.vehicleText },
        ...{ hotelName: row.hotelName, pickupLocation: row.pickupLocation, message: row.specialRequests },
        ...partyOfRow(row),
      }),
    ),
    ...all.bookings
      .filter(({ id }) => !begun.has(id))
      .map(({ id }) => `booking ${id} has no first step in its history`),
    ...all.custom.flatMap((row) =>
      problemIn(customTripSchema(FIRST.today), {
        ...row,
        ...contactOf(row),
        ...partyOfRow(row),
        numberOfGuests: row.moreThanEight ? 'more' : row.guests,
        preferredDates: { startDate: row.travelDate, endDate: row.endDate },
        specialRequirements: row.specialRequests,
      }).filter((problem) => !/^(numberOfGuests|preferredDates) is/.test(problem)),
    ),
    ...all.transfers.flatMap((row) =>
      problemIn(
        taxiRequestSchema(
          taxiRulesOf(defaultRules.leadTimes),
          Date.parse(`${FIRST.today}T${FIRST.time}:00+07:00`),
        ),
        {
          ...row,
          ...contactOf(row),
          ...partyOfRow(row),
          vehicle: row.vehicleClass,
          passengers: row.guests,
          notes: row.specialRequests,
          flightNumber: row.legs[0]?.flightNumber,
          stop: row.legs[0]?.stop,
        },
      ),
    ),
    ...all.news.flatMap((row) => problemIn(newsletterSchema, { ...row, source: row.subscriptionSource })),
    ...all.reviews.flatMap((row) =>
      problemIn(reviewSchema, { ...row, name: row.customerName, country: row.customerCountry }),
    ),
    ...all.users
      .filter(({ email }) => !isEmailAddress(email) || email !== email.toLowerCase())
      .map(({ email }) => `an account has the address ${JSON.stringify(email)}`),
    // A card booking is announced when it is paid; without an address there is nobody to write to.
    ...all.bookings
      .filter(({ id, channel, customerEmail }) => channel !== 'card' && customerEmail !== '' && !told.has(id))
      .map(({ reference }) => `no mail about ${reference}`),
    ...[...all.mails, ...all.arrived]
      .map(({ toAddress }) => toAddress)
      .filter((address) => !isEmailAddress(address) || !guests.has(address.toLowerCase()))
      .map((address) => `a mail goes to ${JSON.stringify(address)}`),
    ...all.arrived
      .filter(({ subject }) => hasForbiddenCharacters(subject) || /[\t\r\n]/.test(subject))
      .map(({ subject }) => `a subject is ${JSON.stringify(subject)}`),
    ...all.presses
      .filter(
        ({ note, step, kilometres }) => note.length > 500 || (kilometres !== null && step !== 'finished'),
      )
      .map(({ id }) => `press ${id} holds what no form of a driver sends`),
    ...all.photos
      .filter(({ stepId, bytes }) => !missed.has(stepId) || photoFormat(bytes) !== 'webp')
      .map(({ stepId }) => `the photo of press ${stepId} is none that the site makes`),
    ...checkouts
      .filter(({ bookingId, amountSatang }) => !parts.get(bookingId ?? '')?.includes(amountSatang))
      .map(({ id }) => `payment ${id} asks for another price`),
    ...all.payments
      .filter(({ bookingId, amountSatang }) => (price.get(bookingId ?? '') ?? 0) < amountSatang)
      .map(({ id }) => `payment ${id} asks for too much`),
    ...checkouts.filter(({ status }) => status === 'paid').map(({ id }) => `payment ${id} was not paid`),
  ]
}
