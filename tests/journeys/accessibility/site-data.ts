import path from 'node:path'
import type { APIRequestContext, Cookie, PlaywrightWorkerArgs } from '@playwright/test'
import sharp from 'sharp'
import { linkToken, tokenHash } from '#guests/links/link-token.ts'
import { signId } from '#messages/outbox/signed-id.ts'
import { readOrCreateAuthSecret } from '#platform/server/settings/auth-secret.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { codeOf } from '../../one-time-code.ts'
import { confirmationLink, makeAdmin, PASSWORD, signInByRequest, signUpByRequest } from '../admin.ts'
import { asIfVehicleHeld, query, travelOn } from '../database.ts'
import { giveDriver, waitAtPickup } from '../driven-trip.ts'
import { test as base, mailsAbout } from '../guest.ts'

const SITE = path.resolve(import.meta.dirname, '../../../test-results/site')

/** A guest with very long words; the first name stands alone in some sentences. */
export const LONG = {
  name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft Hubert',
  hotel: 'Donaudampfschifffahrtsgesellschaftskapitänshotel',
  message: `${'Rindfleischetikettierungsüberwachung'.repeat(3)}, bitte.`,
  phone: '+44 7700 900123',
  date: '2030-02-14',
}

/** The links and sessions that the page states need. */
export type SiteData = Awaited<ReturnType<typeof createSiteData>>

/** A test on the seeded site, with rows of this worker that contain long words. */
export const test = base.extend<object, { siteData: SiteData }>({
  siteData: [
    async ({ playwright }, use, { project }) => {
      await use(await createSiteData(playwright, project.use.baseURL ?? ''))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

async function createSiteData(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string) {
  const newVisitor = () => playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  const visitor = await newVisitor()
  const email = `donaudampfschifffahrt.${crypto.randomUUID().slice(0, 8)}@kapitaenspatentverlaengerung.example.com`
  const traveller = `travelled.${email}`
  const [open, abandoned, declined, paid, reviewable] = [
    await book(visitor, email),
    await book(visitor, email),
    await book(visitor, email),
    await book(visitor, email),
    await book(visitor, traveller),
  ]
  const deposit = await bookWithDeposit(visitor, email)
  await pay(visitor, paid)
  await pay(visitor, reviewable)
  await travelOn(bangkokDay(Date.now()), traveller)
  const reviewed = await book(visitor, `reviewed.${email}`)
  await pay(visitor, reviewed)
  await travelOn(bangkokDay(Date.now()), `reviewed.${email}`)
  const words = { name: LONG.name, rating: '5', reviewText: LONG.message }
  await visitor.post(`/review?booking=${reviewed.token}`, { form: words })
  await storePostcard(`pictured.${email}`)
  const driven = await book(visitor, `driven.${email}`)
  await pay(visitor, driven)
  const given = await giveDriver(driven.reference, LONG.name)
  await waitAtPickup(given.legId)
  const scanned = await book(visitor, `scanned.${email}`)
  await scan(visitor, scanned)
  const ended = await book(visitor, `ended.${email}`)
  await pay(visitor, ended)
  await cancel(ended.reference)
  const taxi = await askForTaxi(visitor, email)
  await askForCustomTrip(visitor, email)
  const quoted = await quoteCustomTrip(visitor, `quoted.${email}`)
  const proposed = await askForTaxi(visitor, `proposed.${email}`)
  await proposePrice(proposed.reference)
  const asked = await requestSubscription(visitor, `asked.${email}`)
  const reader = await requestSubscription(visitor, `reader.${email}`)
  await visitor.post(reader.confirm)
  const [review] = await query<{ id: string }>('select id from testimonials where answer is not null limit 1')
  const [driver] = await query<{ id: string }>('select id from drivers order by name limit 1')
  const [admin, idle, apps, stranger] = await Promise.all([
    signIn(await newVisitor(), `admin.${email}`),
    // Signed in an hour ago.
    signInLongAgo(await newVisitor(), `admin.idle.${email}`),
    setUpApp(newVisitor, `admin.guarded.${email}`),
    signIn(await newVisitor(), `stranger.${email}`),
  ])
  return {
    ...{
      email,
      open,
      abandoned,
      declined,
      paid,
      ended,
      deposit,
      reviewable,
      reviewed,
      taxi,
      proposed,
      asked,
    },
    ...{ reader, quoted, scanned, driven: { ...driven, ...given } },
    ...{ admin, idle, ...apps, stranger },
    reviewId: review?.id ?? '',
    driverId: driver?.id ?? '',
    newPassword: await forgetPassword(visitor, `stranger.${email}`),
    unconfirmed: await signUpOnly(visitor, `unconfirmed.${email}`),
  }
}

/** Signs up. @returns the link in the confirmation email */
async function signUpOnly(visitor: APIRequestContext, email: string): Promise<string> {
  await visitor.post('/auth?tab=sign-up', { form: { email, password: PASSWORD, confirmPassword: PASSWORD } })
  return confirmationLink({ email })
}

/** Asks for a new password. @returns the link in the email */
async function forgetPassword(visitor: APIRequestContext, email: string): Promise<string> {
  await visitor.post('/auth/forgot-password', { form: { email } })
  const mails = await mailsAbout({ email }, 2)
  return /\/auth\/new-password\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

/** A booking by card, as far as the checkout. */
async function book(visitor: APIRequestContext, email: string) {
  const answer = await visitor.post('/functions/v1/create-booking-payment', {
    data: {
      tourId: 'death-railway-historical-journey',
      customerName: LONG.name,
      customerEmail: email,
      customerPhone: LONG.phone,
      preferredDate: LONG.date,
      numberOfGuests: 4,
      vehicleType: 'suv',
      hotelName: LONG.hotel,
      pickupLocation: 'Bangkok',
      specialRequests: LONG.message,
      requestId: crypto.randomUUID(),
    },
  })
  await asIfVehicleHeld({ email })
  const { sessionId, reference } = (await answer.json()) as { sessionId: string; reference: string }
  const [row] = await query<{ id: string }>(
    'select access_links.id from bookings join access_links on booking_id = bookings.id where reference = $1',
    [reference],
  )
  return { sessionId, reference, token: linkToken(readOrCreateAuthSecret(undefined, SITE), row?.id ?? '') }
}

/** A booking by card whose deposit is paid. */
async function bookWithDeposit(visitor: APIRequestContext, email: string) {
  const booking = await book(visitor, email)
  await query('update bookings set deposit_percent = 30 where reference = $1', [booking.reference])
  const form = { booking: booking.token, seenPrice: '5500' }
  const answer = await visitor.post('/booking-summary', { form, maxRedirects: 0 })
  const sessionId = answer.headers().location?.split('/').at(-1) ?? ''
  await asIfVehicleHeld({ email })
  await pay(visitor, { sessionId })
  return { ...booking, sessionId }
}

/** An approved review with a picture: a postcard on the page of its trip. */
async function storePostcard(email: string) {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
  const bytes = await picture.webp().toBuffer()
  await query(
    `with review as (
       insert into testimonials (customer_name, customer_email, rating, review_text, tour_id, tour_name, travel_date,
         review_date, status)
       values ($1, $2, 5, $3, 'death-railway-historical-journey', 'The Death Railway by museum and train', $4, $4,
         'approved')
       returning id
     )
     insert into review_photos (testimonial_id, bytes) select id, decode($5, 'base64') from review`,
    [LONG.name, email, LONG.message, bangkokDay(Date.now()), bytes.toString('base64')],
  )
}

async function pay(visitor: APIRequestContext, { sessionId }: { sessionId: string }) {
  await visitor.post(`/sandbox/checkout/${sessionId}`, { form: { choice: 'pay' } })
}

/** Pays the PromptPay code of a checkout; the bank has yet to answer. */
async function scan(visitor: APIRequestContext, { sessionId }: { sessionId: string }) {
  await query("update sandbox_checkouts set methods = '{card,promptpay}' where session_id = $1", [sessionId])
  await visitor.post(`/sandbox/checkout/${sessionId}`, { form: { choice: 'scan' } })
  await visitor.get(`/booking-success?session_id=${sessionId}`)
}

/** A request that waits for the operator. */
async function askForTaxi(visitor: APIRequestContext, email: string) {
  const form = {
    ...{ pickup: LONG.hotel, dropoff: `Flughafen ${LONG.hotel}`, service: 'one-way', vehicle: 'car' },
    ...{ pickupDate: LONG.date, pickupTime: '07:30', passengers: '2', luggage: '2', notes: LONG.message },
    ...{ name: LONG.name, email, phone: LONG.phone },
  }
  const answer = await visitor.post('/taxi-service', { form })
  const [row] = await query<{ reference: string }>(
    "select reference from bookings where kind = 'transfer' and customer_email = $1",
    [email],
  )
  return { reference: row?.reference ?? '', token: answer.url().split('/').at(-1) ?? '' }
}

/** Ends a paid booking whose money stays with the operator. */
async function cancel(reference: string) {
  await query(
    `with who as (select set_config('saphan.actor', 'guest', true))
     update bookings set status = 'cancelled' from who where reference = $1`,
    [reference],
  )
}

/** A proposal with long words, which its guest has not answered. */
async function proposePrice(reference: string) {
  await query(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true))
     insert into quotes (booking_id, version, status, total_baht, valid_until, note, created_by)
     select id, 1, 'sent', 12345, now() + interval '1 day', $2, 'staff:office@example.com'
     from who, bookings where reference = $1`,
    [reference, LONG.message],
  )
}

/** A custom trip with two versions of a quote, in long words. @returns the reference, and the token of the quote */
async function quoteCustomTrip(visitor: APIRequestContext, email: string) {
  await askForCustomTrip(visitor, email)
  const plan = (title: string, each: number) =>
    JSON.stringify({
      ...{ title, vehicleClass: 'van', isHeld: false, depositPercent: 30, notIncluded: LONG.message },
      days: [
        {
          ...{ date: LONG.date, begins: '08:00', ends: '18:00', km: 240 },
          stops: [{ time: '08:00', place: LONG.hotel }],
        },
      ],
      lines: [{ label: LONG.message.slice(0, 100), count: 3, eachBaht: each }],
    })
  const linkId = crypto.randomUUID()
  const token = linkToken(readOrCreateAuthSecret(undefined, SITE), linkId)
  const [row] = await query<{ reference: string }>(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true)),
     asked as (select id, reference from who, bookings where customer_email = $1),
     versions as (
       insert into quotes (booking_id, version, status, total_baht, valid_until, note, plan, wish, wished_at, created_by)
       select id, version, status, 12345, now() + interval '3 days', $2, plan::jsonb, $2, now(), 'staff:office@example.com'
       from asked, (values (1, 'superseded', $3), (2, 'sent', $4)) as sent (version, status, plan)
     ),
     link as (
       insert into access_links (id, scope, booking_id, token_hash, expires_at, created_by)
       select $5::uuid, 'quote', id, $6, now() + interval '30 days', 'staff:office@example.com' from asked
     )
     select reference from asked`,
    [email, LONG.message, plan(LONG.hotel, 4000), plan(LONG.name, 4115), linkId, tokenHash(token)],
  )
  return { reference: row?.reference ?? '', token }
}

async function askForCustomTrip(visitor: APIRequestContext, email: string) {
  const form = {
    ...{ customTrip: LONG.message, startDate: LONG.date, endDate: LONG.date, passengers: '2', luggage: '2' },
    ...{ pickupPoint: LONG.hotel, selectedLocations: 'hellfire-pass', day1: LONG.message },
    ...{ name: LONG.name, email, phone: LONG.phone },
  }
  await visitor.post('/custom-trip', { form })
}

/** Signs up for the newsletter. @returns the links to confirm and unsubscribe */
async function requestSubscription(visitor: APIRequestContext, email: string) {
  await visitor.post('/newsletter', { form: { name: LONG.name, email, source: 'newsletter' } })
  const [row] = await query<{ id: string; confirmation: string }>(
    'select id, confirmation_id as confirmation from newsletter_subscriptions where email = $1',
    [email],
  )
  const secret = readOrCreateAuthSecret(undefined, SITE)
  return {
    confirm: `/newsletter/confirm?id=${signId(secret, 'confirm', row?.confirmation ?? '')}`,
    unsubscribe: `/newsletter/unsubscribe?id=${signId(secret, 'unsubscribe', row?.id ?? '')}`,
  }
}

/** Makes an account and signs in, as an admin for an address with `admin.`. @returns the cookies */
async function signIn(visitor: APIRequestContext, email: string): Promise<Cookie[]> {
  await signUpByRequest(visitor, email)
  if (email.startsWith('admin.')) await makeAdmin(email)
  await signInByRequest(visitor, email)
  return cookiesOf(visitor)
}

async function signInLongAgo(visitor: APIRequestContext, email: string): Promise<Cookie[]> {
  const cookies = await signIn(visitor, email)
  await query(
    `update sessions set authenticated_at = now() - interval '1 hour' where user_id = (select id from users where email = $1)`,
    [email],
  )
  return cookies
}

/** An admin with a second factor: signed in, and in another browser between password and code. */
async function setUpApp(newVisitor: () => Promise<APIRequestContext>, email: string) {
  const visitor = await newVisitor()
  await signIn(visitor, email)
  const page = await visitor.post('/admin/security', { form: { intent: 'begin', password: PASSWORD } })
  const uri = /name="uri" value="([^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
  await visitor.post('/admin/security', { form: { intent: 'confirm', uri, code: codeOf(uri) } })
  const other = await newVisitor()
  await signInByRequest(other, email)
  // The tests may take longer than the ten minutes in which the code is accepted.
  await query(`update verifications set expires_at = now() + interval '1 hour' where identifier like '2fa-%'`)
  return { guarded: await cookiesOf(visitor), halfWay: await cookiesOf(other) }
}

async function cookiesOf(visitor: APIRequestContext): Promise<Cookie[]> {
  const { cookies } = await visitor.storageState()
  return cookies.filter(({ name }) => name !== 'flash')
}
