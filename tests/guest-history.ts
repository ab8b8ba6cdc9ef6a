import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import type { TripBooking } from '#bookings/detailed-bookings.store.ts'
import { addNote } from '#bookings/notes/add-note.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { insertAllocation } from '#fleet/allocation/allocations.store.ts'
import { confirmSubscription, requestSubscription } from '#guests/newsletter/newsletter.ts'
import { saveReviewPhoto } from '#guests/reviews/review-photos.store.ts'
import { submitReview } from '#guests/reviews/reviews.ts'
import { findTestimonialOfBooking } from '#guests/reviews/testimonials.store.ts'
import { sessions, users, verifications } from '#platform/database/schema/account-tables.ts'
import { legs, mails, newsletterSubscriptions, vehicles } from '#platform/database/schema/schema.ts'
import { insertVehicles } from './database/fleet-rows.ts'
import { placedBooking } from './factories.ts'
import type { TestSite } from './site.ts'

type Guest = { name: string; email: string; phone: string; hotelName: string; message: string }

export const ADA: Guest = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  phone: '+44 7700 900123',
  hotelName: 'River Inn',
  message: 'A seat for a small mathematician.',
}
export const GRACE: Guest = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '+1 202 555 0142',
  hotelName: 'Harbour House',
  message: 'Moths are welcome.',
}

/** Stores a guest who has used everything the site offers except paying. Half of the emails are sent. */
export async function insertGuestHistory(site: TestSite, guest: Guest): Promise<TripBooking> {
  const { deps } = site
  const { name, email, phone } = guest
  const contact = { name, email, phone }
  const { booking } = await placedBooking(site, 'erawan-death-railway', { ...guest, date: '2026-11-21' })
  await placedBooking(site, 'death-railway-historical-journey', { ...guest })
  const ride = await requestTaxi(deps, {
    input: {
      ...contact,
      ...{ pickup: guest.hotelName, dropoff: 'Erawan', service: 'one-way', vehicle: 'car', passengers: '2' },
      ...{
        luggage: '1',
        pickupDate: '2026-12-01',
        pickupTime: '08:00',
        notes: guest.message,
        whatsapp: phone,
      },
    },
  })
  if (!ride.ok) throw new Error(ride.problem.code)
  await allocate(site, ride.booking.id, guest.message)
  const trip = { ...contact, numberOfGuests: 2, specialRequirements: guest.message }
  await requestCustomTrip(deps, { input: trip, requestId: crypto.randomUUID() })
  await site.sendMails()
  await requestSubscription(deps, { name, email, source: 'footer' })
  const address = email.toLowerCase()
  const [subscription] = await deps.db.read
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, address))
  if (subscription) await confirmSubscription(deps, subscription)
  await deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  await addNote(deps, { bookingId: booking.id, text: guest.message, admin: 'office@example.com' })
  const travelled = { ...booking, status: 'confirmed', travelDate: '2026-11-19' } as const
  const review = { name, country: 'Kenya', rating: '5', reviewText: guest.message }
  expect(await submitReview(deps, travelled, review)).toMatchObject({ ok: true })
  const stored = await findTestimonialOfBooking(deps.db.read, booking.id)
  await saveReviewPhoto(deps.db.read, stored?.id ?? '', Buffer.from(`picture by ${name}`))
  await deps.db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values({ name: '', email: address }).returning()
    const userId = user?.id ?? ''
    const stamps = { expiresAt: new Date(), createdAt: new Date(), updatedAt: new Date() }
    await tx.insert(sessions).values({ userId, token: `session of ${name}`, ...stamps })
    const links = [
      { identifier: `reset-password:token of ${name}`, value: userId },
      { identifier: `2fa-of ${name}`, value: userId },
    ]
    await tx.insert(verifications).values(links.map((link) => ({ ...link, ...stamps })))
    await tx
      .insert(mails)
      .values({ kind: 'account-confirmation', subjectId: crypto.randomUUID(), toAddress: address })
  })
  return booking
}

/** A car for the only leg of a transfer; the operator has noted why it was given up. */
async function allocate({ deps }: TestSite, bookingId: string, reason: string): Promise<void> {
  const [parked] = await deps.db.read.select().from(vehicles).limit(1)
  const vehicleId = parked?.id ?? (await insertVehicles(deps.db.read, ['car'], { active: false }))[0]
  const [leg] = await deps.db.read.select().from(legs).where(eq(legs.bookingId, bookingId))
  if (!leg) throw new Error('the transfer has no leg')
  const span = { busyFrom: leg.startsAt, busyUntil: new Date(leg.startsAt.getTime() + 60 * 60 * 1000) }
  await insertAllocation(deps.db.read, {
    ...{ bookingId, legId: leg.id, vehicleId, status: 'released', reason },
    ...span,
  })
}
