import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { freeMinutesAt } from '#catalogue/transfers/free-waiting.words.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Job } from '#drives/find-driver-jobs.ts'
import { guestBookingMoved } from '#messages/templates/guest/booking-moved.tsx'
import { guestReceipt } from '#messages/templates/guest/receipt.tsx'
import { guestRequestConfirmed } from '#messages/templates/guest/request-confirmed.tsx'
import { guestRequestReceived } from '#messages/templates/guest/request-received.tsx'
import { operatorNewRequest } from '#messages/templates/operator/new-request.tsx'
import { type Mail, renderMail } from '#messages/templates/render.ts'
import { bookedCustomTrip, bookedLeg, bookedTransfer, bookedTrip } from '#tests/booked.ts'
import { deskFactsOf } from '#web/desk/booking/view/facts.ts'
import { jobViewOf } from '#web/driver/job-view.ts'
import { passFacts } from '#web/pass/pass-facts.ts'
import { receiptViewOf } from '#web/pass/receipt/receipt-view.ts'
import { summaryOfBooking } from '#web/site/checkout/booking-summary/summary-view.ts'
import { allFactsOf, factsOf, guestsInWords } from './booking.words.ts'
import type { DetailedBooking } from './detailed-bookings.store.ts'
import type { Fact } from './fact.words.ts'
import type { StoredLeg } from './legs.store.ts'

const NOW = Date.parse('2026-02-01T10:00:00+07:00')

const out: StoredLeg = bookedLeg({
  ...{ pickup: 'Suvarnabhumi Airport (BKK)', dropoff: 'River Kwai Hotel', freeWaitingMinutes: 60 },
  ...{ flightNumber: 'ZZ 042', stop: 'damnoen-saduak' },
})

/** Bookings of every kind with every fact, and with none that can be missing. */
const GRID: Record<string, DetailedBooking> = {
  trip: bookedTrip({ specialRequests: 'A child seat.', guests: 7, vehicleClass: 'van', vehicleText: 'Van' }),
  'trip in words': bookedTrip({
    vehicleClass: null,
    vehicleText: 'Minibus',
    tourId: null,
    title: 'A day out',
  }),
  'bare trip': bookedTrip({
    ...{ hotelName: null, pickupLocation: null, origin: null, priceBaht: null, legs: [] },
  }),
  transfer: bookedTransfer({ priceBaht: 7000, luggage: 0 }),
  'one-way transfer': bookedTransfer({ endDate: '2026-02-14', legs: [out], luggage: 1, guests: 1 }),
  'bare transfer': bookedTransfer({
    vehicleClass: null,
    luggage: null,
    legs: [bookedLeg({ pickup: 'Station' })],
  }),
  'custom trip': bookedCustomTrip({
    ...{ guests: 9, moreThanEight: true, locations: ['Hellfire Pass'], dayPlans: { day1: 'Elephants.' } },
  }),
  'bare custom trip': bookedCustomTrip({ travelDate: null, endDate: null, numberOfDays: 1 }),
}

/** The facts of an email, as its text version has them. */
async function factsIn(mail: Mail): Promise<Fact[]> {
  return (await renderMail(mail)).text.split('\n').flatMap((line) => {
    const [, label, value] = /^(\w[\w ]*): (.+)$/.exec(line) ?? []
    return label && value ? { label, value } : []
  })
}

async function emailsAbout(booking: DetailedBooking) {
  const told = { ...booking, tour: booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined }
  const [passUrl, deskUrl] = ['https://saphan.example/booking/x', 'https://saphan.example/desk/bookings/x']
  const arrived = { booking: told, heldUntil: null, authorisedBaht: 0 }
  return {
    received: await factsIn(
      guestRequestReceived({ ...arrived, passUrl, cancelling: null, quotedBy: 'within 24 hours' }),
    ),
    new: await factsIn(
      operatorNewRequest({
        ...{ ...arrived, crew: { vehicles: [], drivers: [] }, deskUrl, quoteUrl: deskUrl },
        promisedBy: 'Sunday',
      }),
    ),
    confirmed: await factsIn(
      guestRequestConfirmed({
        ...{
          booking: told,
          passUrl,
          cancelling: null,
          toPay: [],
          pickupDays: 'Sunday',
          driverTold: 'Soon.',
        },
      }),
    ),
    moved: await factsIn(
      guestBookingMoved({ booking: told, isConfirmed: true, priceBaht: null, dueBaht: null, passUrl }),
    ),
    receipt: await factsIn(
      guestReceipt({ booking: told, lines: [], givenBackBaht: 0, keptBaht: 0, passUrl }),
    ),
  }
}

function pagesAbout(booking: DetailedBooking): Record<string, readonly Fact[]> {
  const offered = { catalogue, nowMs: NOW, ...defaultRules, hasFleet: true }
  return {
    pass: passFacts({ booking, agreed: undefined }),
    receipt: receiptViewOf({ booking, payments: [], chargedBaht: 0, refundedBaht: 0 }, NOW).facts,
    summary: booking.kind === 'custom' ? [] : summaryOfBooking(offered, booking, 'token').facts,
  }
}

/** Where guest and operator read something else, or one label has a time on one page and a place on another. */
function isAsEverywhere({ kind, vehicleClass }: DetailedBooking, { label, value }: Fact): boolean {
  const different = [
    ...['Reference', 'Requests', 'Whole vehicle'],
    ...(kind === 'trip' ? ['Pickup'] : []),
    ...(vehicleClass === null ? ['Vehicle'] : []),
  ]
  return !different.includes(label) && !value.includes('฿')
}

test.each(Object.entries(GRID))('every email and page says the same of a %s', async (_name, booking) => {
  const told = Object.entries({ ...(await emailsAbout(booking)), ...pagesAbout(booking) })
  const said = Map.groupBy(
    told.flatMap(([place, facts]) => facts.map((fact) => ({ place, ...fact }))),
    ({ label }) => label,
  )
  const party = booking.kind === 'transfer' ? 'Passengers' : 'Guests'
  const places = said.get(party)?.map(({ place }) => place)
  expect(places).toEqual(expect.arrayContaining(['received', 'new', 'confirmed', 'moved', 'pass']))
  expect([...said.keys()].filter((label) => label === 'Guests' || label === 'Passengers')).toEqual([party])
  for (const [label, facts] of said) {
    const values = facts.filter((fact) => isAsEverywhere(booking, fact)).map(({ value }) => value)
    expect({ label, values }).toEqual({ label, values: values.map(() => values[0]) })
  }
})

test.each(Object.entries(GRID))(
  'the desk and the driver know what the guest reads of a %s',
  (_name, booking) => {
    const desk = deskFactsOf(booking, catalogue, NOW)
      .flatMap(({ text, sub }) => [text, sub])
      .join('. ')
    for (const { label, value } of factsOf(booking, ['party', 'vehicle', 'luggage', 'ride', 'town']))
      if (['Vehicle', 'Flight', 'To', 'Stop on the way'].includes(label)) expect(desk).toContain(value)
      else if (label === 'Luggage') expect(desk).toContain(value === 'None' ? 'No luggage' : value)
      else if (label === 'Guests' || label === 'Passengers') expect(desk).toContain(guestsInWords(booking))
    const [leg] = booking.legs
    if (!leg) return
    const ride = new Map(factsOf(booking, ['ride']).map(({ label, value }) => [label, value]))
    const job = jobViewOf({ catalogue, nowMs: NOW }, jobOf(booking, leg), 'token')
    expect(job).toMatchObject({ guests: booking.guests, luggage: booking.luggage })
    expect(job.flight ?? undefined).toBe(ride.get('Flight'))
    expect(job.stop).toBe(ride.get('Stop on the way'))
    expect(job.pickup.name).toBe(booking.kind === 'trip' ? (booking.hotelName ?? leg.pickup) : leg.pickup)
  },
)

function jobOf(booking: DetailedBooking, leg: StoredLeg): Job {
  const trip = booking.kind === 'trip' ? booking : { tourId: null, origin: null, hotelName: null }
  const { tourId, origin, hotelName } = trip
  return {
    ...{ ...booking, ...leg, tourId, origin, hotelName, legId: leg.id, status: 'confirmed', is: 'mine' },
    ...{ driverId: leg.id, plate: 'ฮฮ 0042', vehicle: 'White Fortuner', dueBaht: null },
    ...{ progress: {}, knownStartsAt: undefined, freeMinutes: freeMinutesAt(leg) },
  }
}

test('a fact that is not known is left out, or said', () => {
  const bare = bookedTrip({ hotelName: null, specialRequests: null })
  expect(factsOf(bare, ['hotel', 'requests', 'party'])).toEqual([{ label: 'Guests', value: '4' }])
  expect(allFactsOf(bare, ['hotel', 'requests'])).toEqual([
    { label: 'Hotel', value: 'Not specified' },
    { label: 'Special requests', value: 'None' },
  ])
})

test('days have a machine-readable form, of a trip over several days each of them', () => {
  expect(factsOf(bookedTrip(), ['days'])).toEqual([
    { label: 'Date', value: 'Saturday 14 February 2026', date: '2026-02-14' },
  ])
  expect(factsOf(bookedCustomTrip(), ['days', 'lastDay'])).toEqual([
    { label: 'Date', value: 'Saturday 14 February 2026 to Monday 16 February 2026' },
    { label: 'Last day', value: 'Monday 16 February 2026', date: '2026-02-16' },
  ])
})

test('a custom trip for more than eight says so until the number is known', () => {
  const large = { guests: 9, moreThanEight: true }
  const partyOf = (changes: object) => factsOf(bookedCustomTrip(changes), ['party'])[0]?.value
  expect(partyOf(large)).toBe('More than 8')
  expect([partyOf({ ...large, guests: 6 }), partyOf({ ...large, guests: 12 })]).toEqual(['6', '12'])
})

test('the hours of a custom trip are our estimate, and its guest reads none', () => {
  expect(factsOf(bookedCustomTrip({ legs: [bookedLeg()] }), ['pickupTime', 'back'])).toEqual([])
})
