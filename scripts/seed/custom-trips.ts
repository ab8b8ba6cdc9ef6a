import { customTripSearchWords } from '#bookings/detailed-bookings.store.ts'
import { contentHash } from '#bookings/placing/content-hash.ts'
import { customTripSchema, daysOf } from '#bookings/placing/custom-trip.rules.ts'
import {
  customTripPayload,
  LUGGAGE_CHOICES,
  PASSENGER_CHOICES,
  plannedDayCount,
} from '#bookings/placing/custom-trip-form.rules.ts'
import { referenceFrom } from '#bookings/reference.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { places } from '#content/map/places.ts'
import { transferPlaces } from '#content/transfers/transfer-places.ts'
import type { bookings, customTripDetails } from '#platform/database/schema/schema.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import { askedAndAnswered, type Step } from './events.ts'
import { tripWishes } from './guest-texts.ts'
import { type Guest, guestsOf } from './guests.ts'
import { DAY_MS, type SeedContext } from './seed-context.ts'
import { bytesOf, type Draw, idOf, seededRandom } from './seeded-random.ts'

type SeededCustomTrip = {
  row: typeof bookings.$inferInsert & { id: string; createdAt: Date }
  details: typeof customTripDetails.$inferInsert
  history: Step[]
}

/** Trips of guests' own making, sent over the last months. That of today waits for its quote; the others led to nothing. */
export function listCustomTrips({ nowMs }: SeedContext): SeededCustomTrip[] {
  return guestsOf([40, 64]).map((guest, index) => {
    const label = `custom trip ${index + 1}`
    const draw = seededRandom(label)
    const createdAt = new Date(nowMs - (0.2 + index * draw.between([3, 6])) * DAY_MS)
    const today = bangkokDay(createdAt.getTime())
    const trip = customTripSchema(today).parse(customTripPayload(formOf(guest, today, draw)))
    const { count, moreThanEight } = trip.numberOfGuests
    const { startDate, endDate } = trip.preferredDates
    const id = idOf(label)
    const plan = { locations: trip.locations, dayPlans: writtenPlans(trip.dayPlans) }
    const isOfToday = createdAt.getTime() > nowMs - DAY_MS
    const history = askedAndAnswered(id, createdAt, isOfToday ? undefined : draw.pick(['decline', 'cancel']))
    const last = history.at(-1) ?? history[0]
    const facts = {
      ...{ customerName: trip.name, customerEmail: trip.email, customerPhone: trip.phone },
      ...{ customerCountry: trip.country, guests: count, specialRequests: trip.specialRequirements },
      terms: defaultRules.cancellation,
      ...{ travelDate: startDate, endDate: endDate ?? startDate },
    }
    const row = {
      ...facts,
      ...({ id, kind: 'custom', channel: 'email', status: last.toStatus, title: 'Custom trip' } as const),
      reference: referenceFrom('custom', bytesOf(label)),
      requestId: idOf(`request of ${label}`),
      contentHash: contentHash({ ...facts, ...plan }),
      searchExtra: customTripSearchWords(plan),
      createdAt,
      updatedAt: last.createdAt,
    }
    return { row, details: { bookingId: id, moreThanEight, numberOfDays: daysOf(trip), ...plan }, history }
  })
}

function formOf(guest: Guest, today: string, draw: Draw) {
  const hasDates = draw.chance(0.8)
  const startDate = hasDates ? addDays(today, draw.whole([6, 90])) : ''
  const endDate = hasDates && draw.chance(0.9) ? addDays(startDate, draw.whole([0, 4])) : ''
  const chosen = Array.from({ length: draw.whole([1, 6]) }, () => draw.pick(places).name)
  const selectedLocations = [...new Set(chosen)]
  const days = Array.from({ length: plannedDayCount(startDate, endDate) }, (_, index) => index + 1)
  const planned = days.filter(() => draw.chance(0.7)).map((day) => [`day${day}`, planFrom(chosen, draw)])
  return {
    ...guest,
    ...{ startDate, endDate, selectedLocations, dayPlans: Object.fromEntries(planned) },
    whatsapp: draw.chance(0.3) ? guest.phone : '',
    customTrip: draw.chance(0.7) ? draw.pick(tripWishes) : '',
    passengers: draw.pick(PASSENGER_CHOICES),
    luggage: draw.pick(LUGGAGE_CHOICES),
    pickupPoint: draw.pick(transferPlaces).name,
    dropoffPoint: draw.chance(0.5) ? draw.pick(transferPlaces).name : '',
  }
}

function planFrom(names: string[], draw: Draw): string {
  const rest = draw.pick(['then the hotel', 'then dinner by the river', 'and back before dark', 'no hurry'])
  return `${draw.pick(names)}, ${rest}.`
}

function writtenPlans(plans: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(plans).flatMap(([day, plan]) => (plan ? [[day, plan]] : [])))
}
