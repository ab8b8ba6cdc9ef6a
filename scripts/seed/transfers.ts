import { transferTitle } from '#bookings/detailed-bookings.store.ts'
import { contentHash } from '#bookings/placing/content-hash.ts'
import { taxiRequestSchema } from '#bookings/placing/taxi-request.rules.ts'
import { PICKUP_TIMES, vehicleForLoad } from '#bookings/placing/taxi-service.rules.ts'
import { referenceFrom } from '#bookings/reference.rules.ts'
import { legsOf } from '#bookings/ride.rules.ts'
import { listedFare } from '#catalogue/transfers/listed-fare.words.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { taxiRulesOf, taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { popularRoutes } from '#content/transfers/popular-routes.ts'
import { legsOfTransfer, type PlannedLeg } from '#fleet/allocation/planned-legs.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import type { SeedBooking } from './bookings.ts'
import { askedAndAnswered, type Step } from './events.ts'
import { taxiNotes } from './guest-texts.ts'
import { type Guest, guestsOf } from './guests.ts'
import { DAY_MS, dayFromToday, type SeedContext } from './seed-context.ts'
import { bytesOf, type Draw, idOf, seededRandom } from './seeded-random.ts'

export type SeededTransfer = {
  row: SeedBooking['row']
  drives: (PlannedLeg & { id: string; bookingId: string; position: number })[]
  history: Step[]
}

/** Transfers on the popular routes, asked for over the last months. Those of the next week are confirmed. */
export function listTransfers(context: SeedContext): SeededTransfer[] {
  const nextWeek = [dayFromToday(context, 0), dayFromToday(context, 7)] as const
  return guestsOf([65, 79]).map((guest, index) => {
    const label = `taxi ${index + 1}`
    const draw = seededRandom(label)
    const createdAt = new Date(context.nowMs - (0.1 + index * draw.between([4, 8])) * DAY_MS)
    const today = bangkokDay(createdAt.getTime())
    const facts = taxiRequestSchema(taxiRulesOf(defaultRules.leadTimes), createdAt.getTime()).parse(
      formOf(guest, today, draw),
    )
    const id = idOf(label)
    const isConfirmed = nextWeek[0] <= facts.pickupDate && facts.pickupDate <= nextWeek[1]
    const history = askedAndAnswered(id, createdAt, isConfirmed ? 'accept' : undefined)
    const last = history.at(-1) ?? history[0]
    const planned = legsOfTransfer(legsOf(facts))
    const row = {
      ...({ id, kind: 'transfer', channel: 'email', status: last.toStatus } as const),
      title: transferTitle(facts),
      ...{ customerName: facts.name, customerEmail: facts.email, customerPhone: facts.phone },
      ...{ customerWhatsapp: facts.whatsapp, customerCountry: facts.country, specialRequests: facts.notes },
      ...{ vehicleClass: facts.vehicle, guests: facts.passengers, luggage: facts.luggage },
      priceBaht: listedFare(planned, facts.vehicle)?.totalBaht ?? null,
      terms: defaultRules.cancellation,
      ...{ travelDate: facts.pickupDate, endDate: facts.returnDate ?? facts.pickupDate },
      pickupLocation: facts.pickup,
      reference: referenceFrom('transfer', bytesOf(label)),
      requestId: idOf(`request of ${label}`),
      contentHash: contentHash(facts),
      createdAt,
      updatedAt: last.createdAt,
    }
    const drives = planned.map((leg, index) => ({
      ...leg,
      id: idOf(`leg ${index + 1} of ${label}`),
      bookingId: id,
      position: index + 1,
    }))
    return { row, drives, history }
  })
}

function formOf(guest: Guest, today: string, draw: Draw) {
  const { from, to } = draw.pick(popularRoutes)
  const passengers = draw.whole([1, 7])
  const pickupDate = addDays(today, draw.whole([2, 25]))
  const luggage = draw.whole([0, 5])
  return {
    ...guest,
    ...{ pickup: from, dropoff: to, passengers, pickupDate },
    whatsapp: draw.chance(0.5) ? guest.phone : null,
    service: draw.chance(0.35) ? 'round-trip' : 'one-way',
    vehicle: vehicleForLoad({ passengers, luggage }, taxiVehicles),
    luggage,
    pickupTime: draw.pick(PICKUP_TIMES),
    returnDate: addDays(pickupDate, draw.whole([1, 6])),
    returnTime: draw.pick(PICKUP_TIMES),
    notes: draw.chance(0.4) ? draw.pick(taxiNotes) : null,
  }
}
