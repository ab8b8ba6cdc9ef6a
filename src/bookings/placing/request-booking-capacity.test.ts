import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { filledForm, offerOf } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { testSite } from '#tests/site.ts'
import { storedTrips } from '#tests/stored-bookings.ts'
import type { Offer } from './booking-offer.ts'
import { requestBooking } from './request-booking.ts'

const TOO_MANY: [tour: string, vehicleClass: string, guests: string, field: string, message: string][] = [
  ['erawan-death-railway', 'car', '4', 'vehicleType', 'Please choose the SUV for 4 guests.'],
  ['erawan-death-railway', 'suv', '9', 'vehicleType', 'Please choose the van for 9 guests.'],
  ['erawan-death-railway', 'van', '10', 'guests', 'carries up to 9 guests'],
  ['historical-immersion', 'van', '9', 'guests', 'carries up to 8 guests'],
  ['hidden-gems', 'van', '2', 'vehicleType', 'Please choose the car for 2 guests.'],
]

test.each(TOO_MANY)(
  '%s by %s does not take %s guests',
  async (tour, vehicleClass, guests, field, message) => {
    await using site = await testSite()
    const form = filledForm({ vehicleType: vehicleClass, guests })
    const answer = await requestBooking(site.deps, { offer: offerOf(tour, 'kanchanaburi'), submission: form })
    expect(inWords(answer)).toMatchObject({
      ok: false,
      reason: 'party-too-large',
      fields: { [field]: expect.stringContaining(message) },
    })
    expect(await site.deps.db.read.select().from(bookings)).toEqual([])
  },
)

const JUST_FITS: [tour: string, vehicleClass: string, guests: string][] = [
  ['erawan-death-railway', 'car', '3'],
  ['erawan-death-railway', 'van', '9'],
  ['historical-immersion', 'car', '4'],
  ['historical-immersion', 'van', '8'],
  ['erawan-death-railway', 'van', '1'],
]

test.each(JUST_FITS)('%s by %s takes %s', async (tour, vehicleClass, guests) => {
  await using site = await testSite()
  const form = filledForm({ vehicleType: vehicleClass, guests })
  const placed = await requestBooking(site.deps, { offer: offerOf(tour, 'kanchanaburi'), submission: form })
  expect(placed).toMatchObject({ ok: true, booking: { vehicleClass, guests: Number(guests) } })
})

/** As the HTTP functions offer a trip: the operator sorts out what does not fit. */
const lenient = (offer: Offer): Offer => ({
  ...offer,
  hotelRequired: false,
  pickupRequired: false,
  runsOn: null,
  strict: false,
})

test('an integration may send a party that does not fit, and the operator is told', async () => {
  await using site = await testSite()
  const form = filledForm({ vehicleType: 'Sedan (1-3)', guests: 12 })
  const placed = await requestBooking(site.deps, {
    offer: lenient(offerOf('erawan-death-railway')),
    submission: form,
  })
  expect(placed).toMatchObject({ ok: true, booking: { guests: 12, vehicleClass: 'car', priceBaht: 5300 } })
  await site.sendMails()
  const [toOperator] = await site.mailbox()
  expect(toOperator).toMatchObject({ toAddress: 'hello@saphan.example' })
  expect(toOperator?.text).toMatch(/12 (guests|people)/)
})

test('an integration may send any words for the vehicle, which are stored without a price', async () => {
  await using site = await testSite()
  const form = filledForm({ vehicleType: 'Two buses' })
  const placed = await requestBooking(site.deps, {
    offer: lenient(offerOf('erawan-death-railway')),
    submission: form,
  })
  expect(placed).toMatchObject({ ok: true, booking: { vehicleClass: null, priceBaht: null } })
  expect(await storedTrips(site.deps.db.read)).toMatchObject([{ vehicleText: 'Two buses' }])
})

test('an integration may leave out the hotel and the pickup that a form asks for', async () => {
  await using site = await testSite()
  const form = filledForm({ hotelName: undefined, pickupLocation: undefined })
  const placed = await requestBooking(site.deps, {
    offer: lenient(offerOf('full-day-highlights')),
    submission: form,
  })
  expect(placed).toMatchObject({ ok: true, booking: { pickupLocation: null } })
  expect(await storedTrips(site.deps.db.read)).toMatchObject([{ hotelName: null }])
})

test('an integration may name a trip that is not in the catalogue; the operator quotes it', async () => {
  await using site = await testSite()
  const offer: Offer = {
    tourId: null,
    tourName: 'Sunrise over the bamboo raft',
    channel: 'email',
    origin: null,
    prices: null,
    capacity: null,
    hotelRequired: false,
    pickupRequired: false,
    runsOn: null,
    pickupTime: null,
    strict: false,
  }
  const placed = await requestBooking(site.deps, { offer, submission: filledForm() })
  expect(placed).toMatchObject({
    ok: true,
    booking: { title: 'Sunrise over the bamboo raft', vehicleClass: 'suv', priceBaht: null },
  })
  expect(await storedTrips(site.deps.db.read)).toMatchObject([{ tourId: null }])
  await site.sendMails()
  expect(await site.mailbox()).toHaveLength(2)
})
