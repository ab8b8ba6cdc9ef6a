import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type Allocation, listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { type ListedMail, listMailsBySubject } from '#messages/outbox/mail-list.store.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, drivers, quotes, reversals, vehicles } from '#platform/database/schema/schema.ts'
import { type DetailedBooking, findDetailedBookingWhere } from './detailed-bookings.store.ts'
import { type Event, hasMail, listEventsOf } from './events.store.ts'
import { type BookingNote, listNotesOf } from './notes/booking-notes.store.ts'

export type DeskPayment = Awaited<ReturnType<typeof withRefunds>>[number]

/** A booking of any kind with everything that its page of the desk shows. */
export type DeskBooking = DetailedBooking & {
  /** What is held or firm. */
  allocations: Allocation[]
  payments: DeskPayment[]
  /** Oldest first. */
  events: Event[]
  /** About the booking, its moves, receipts and quotes, its payments and their reversals, oldest first. */
  mails: ListedMail[]
  /** Of staff, oldest first. */
  notes: BookingNote[]
  /** Of the quotes with days and lines of their own. */
  plannedQuoteIds: string[]
}

/** @param typed the reference, in capitals or not, as it stands in an address */
export async function findDeskBooking(db: Queryable, typed: string): Promise<DeskBooking | undefined> {
  const reference = typed.toUpperCase()
  if (!/^[A-Z0-9-]{1,40}$/.test(reference)) return undefined
  const booking = await findDetailedBookingWhere(db, eq(bookings.reference, reference))
  if (!booking) return undefined
  const { id } = booking
  const [allocations, paid, events, notes] = await Promise.all([
    listAllocationsOf(db, id),
    listPaymentsOfBooking(db, id).then((found) => withRefunds(db, found)),
    listEventsOf(db, [id]),
    listNotesOf(db, id),
  ])
  const paidIds = paid.map((payment) => payment.id)
  const returned = db
    .select({ id: reversals.id })
    .from(reversals)
    .where(inArray(reversals.paymentId, paidIds))
  const offers = await db
    .select({ id: quotes.id, isPlanned: sql<boolean>`${quotes.plan} is not null` })
    .from(quotes)
    .where(eq(quotes.bookingId, id))
  const announced = events.filter(hasMail)
  const subjectIds = [id, ...[...announced, ...offers].map((one) => one.id), ...paidIds]
  const bySubject = await listMailsBySubject(db, subjectIds, returned)
  const mails = [...bySubject.values()].flat()
  mails.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const plannedQuoteIds = offers.filter(({ isPlanned }) => isPlanned).map((offer) => offer.id)
  return { ...booking, allocations, payments: paid, events, mails, notes, plannedQuoteIds }
}

/** What a vehicle or a driver is called, also when it has left the fleet. */
export type FleetNames = { vehicles: Map<string, NamedVehicle>; drivers: Map<string, string> }
export type NamedVehicle = Pick<typeof vehicles.$inferSelect, 'name' | 'class' | 'plate' | 'seats' | 'bags'>

export async function findFleetNames(db: Queryable): Promise<FleetNames> {
  const { id, name, class: vehicleClass, plate, seats, bags } = getTableColumns(vehicles)
  const [cars, crew] = await Promise.all([
    db.select({ id, name, class: vehicleClass, plate, seats, bags }).from(vehicles),
    db.select({ id: drivers.id, name: drivers.name }).from(drivers).orderBy(asc(drivers.name)),
  ])
  return {
    vehicles: new Map(cars.map((one) => [one.id, one])),
    drivers: new Map(crew.map((one) => [one.id, one.name])),
  }
}
