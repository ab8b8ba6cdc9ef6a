import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { addNoShowPhoto } from '#drives/add-photo.ts'
import { makePasswordLink } from '#guests/accounts/password-link.ts'
import { tokenHash } from '#guests/links/link-token.ts'
import { tellWhoDrives } from '#messages/outbox/tell-who-drives.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { bookings, legs } from '#platform/database/schema/schema.ts'
import { countNotFound } from '#platform/not-found/not-found-counts.ts'
import { drivenTrip, goTo, press } from '../drive-factories.ts'
import { bookingAtCheckout, GUEST_FORM, type PaymentSite, siteWithPayments } from '../factories.ts'
import { ADA, insertGuestHistory } from '../guest-history.ts'
import { placedCustomTrip, sentQuote } from '../quote-factories.ts'
import { insertDrivers, insertVehicles } from './fleet-rows.ts'

const WORDS = {
  whatsapp: '+66 81 555 0199',
  flight: 'ZZ 4711',
  place: 'Behind the blue temple',
  wish: 'A boat at noon for us two',
  driverNote: 'A lady in a red hat was not there',
  staffNote: 'Paid late the last time',
  plan: 'Sleep in the raft house of our friends',
  ownVehicle: 'The minibus of Adas cousin',
  ownTrip: 'A surprise for Adas wedding',
}

/**
 * A site on which one person has used everything: trips that were driven and paid, with reports, photo and cash; a quote
 * with a wish and a draft; a review, newsletter, account, notes and emails. Each column that can hold a person's words
 * holds some.
 * @returns also all the words and codes that must not be left when the person is forgotten
 */
export async function everythingAboutAGuest() {
  const site: PaymentSite = await siteWithPayments('sandbox')
  const driven = await drivenTrip(site)
  await insertVehicles(site.deps.db.read, ['car', 'suv', 'suv', 'suv', 'van'])
  await insertDrivers(site.deps.db.read, 4)
  const paid = await bookingAtCheckout(site)
  await site.payAsGuest(paid.sessionId)
  await settlePayment(site.deps, paid.sessionId)
  const custom = await placedCustomTrip(site, { email: 'ADA@example.com' })
  await sentQuote(site.deps, custom.id, { note: WORDS.plan, title: WORDS.plan })
  await insertGuestHistory(site, ADA)
  await makePasswordLink(site.deps.db, ADA.email, site.deps.publicUrl)
  await countNotFound(site.deps, `/booking/${driven.token}.`)
  await countNotFound(site.deps, '/unsubscribe/ada@example.com')
  await site.sendMails()

  goTo(site, '2027-01-14T19:00')
  await tellWhoDrives(site.deps)
  goTo(site, '2027-01-15T05:22')
  await press(site, driven, 'departed')
  await press(site, driven, 'arrived')
  goTo(site, '2027-01-15T06:35')
  const pressId = crypto.randomUUID()
  await press(site, driven, 'no_show', { pressId, note: WORDS.driverNote })
  const file = await sharp({ create: { width: 60, height: 90, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await addNoShowPhoto(site.deps, { ...driven, pressId, file, takenAt: null })
  await site.sendMails()

  const staff = { actor: 'staff:office@example.com' } as const
  await site.deps.db.transaction(async (tx) => {
    await tx.update(bookings).set({
      ...{ customerWhatsapp: WORDS.whatsapp, pickupLocation: WORDS.place, specialRequests: WORDS.wish },
      ...{ closingNote: WORDS.staffNote, searchExtra: WORDS.plan },
    })
    await tx.update(legs).set({ flightNumber: WORDS.flight, pickup: WORDS.place, dropoff: ADA.hotelName })
    const text = (words: string) => sql`${JSON.stringify(words)}::jsonb`
    await tx.execute(sql`update quotes set wish = ${WORDS.wish}, note = ${WORDS.staffNote}`)
    await tx.execute(sql`update custom_trip_details set locations = array[${WORDS.place}], budget_range = ${WORDS.plan},
      day_plans = jsonb_build_object('day1', ${text(WORDS.plan)})`)
    await tx.execute(
      sql`insert into quote_drafts (booking_id, typed) values (${custom.id}, ${text(WORDS.plan)})`,
    )
    await tx.execute(sql`update sandbox_checkouts set description = ${WORDS.place}`)
    // As an integration writes a trip that is not in the catalogue.
    await tx
      .update(bookings)
      .set({ title: WORDS.ownTrip, vehicleClass: null })
      .where(eq(bookings.id, paid.booking.id))
    await tx.execute(sql`update trip_details set vehicle_text = ${WORDS.ownVehicle}, tour_id = null
      where booking_id = ${paid.booking.id}`)
    await tx.execute(sql`insert into undo_offers (booking_id, act, until, version, changed)
      values (${driven.booking.id}, 'reschedule', now(), 1, jsonb_build_array(${text(WORDS.wish)}))
      on conflict (booking_id) do update set changed = excluded.changed`)
    // Paid, so that the quote stays without its words.
    await tx.execute(sql`insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency,
      expires_at) values (${custom.id}, 'sandbox', 'paid', gen_random_uuid(), 100000, 'thb', now())`)
    // A digest that was sent and lists a request of this guest.
    await tx.execute(sql`with digest as (insert into mails (kind, subject_id, to_address, status)
        values ('operator-digest', gen_random_uuid(), 'office@example.com', 'sent') returning id, subject_id),
      listed as (update mails set digest_id = digest.subject_id from digest
        where mails.subject_id = ${paid.booking.id} and mails.kind like 'operator-%')
      insert into sandbox_mailbox (message_id, to_address, from_address, subject, text, html)
      select '<' || id || '@localhost>', 'office@example.com', '', 'Requests', ${GUEST_FORM.name}, '' from digest`)
    const found = await tx.select().from(bookings).where(eq(bookings.id, custom.id))
    for (const booking of found) await updateBookingStatus(tx, booking, 'decline')
  }, staff)

  const words = [
    ...Object.values(WORDS),
    ...Object.values(ADA),
    ...[GUEST_FORM.name, GUEST_FORM.hotelName, GUEST_FORM.message, '7700900123', '7700 900123'],
    ...['ada@', 'Ingrid', '400 00 171', 'Mon bridge'],
    ...[driven.token, tokenHash(driven.token), paid.booking.contentHash, paid.booking.requestId],
  ]
  return { ...site, words }
}
