import type { BookingPageRequest } from '#bookings/desk-lists/booking-list.store.ts'
import { type ListedBooking, listBookings } from '#bookings/desk-lists/bookings.store.ts'
import { type BookedParty, partyNeeds } from '#bookings/party.rules.ts'
import { plannedDays } from '#bookings/placing/custom-trip-form.rules.ts'
import { TAXI_SERVICES } from '#bookings/placing/taxi-service.rules.ts'
import { type Ride, rideOf } from '#bookings/ride.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { townNames } from '#content/map/towns.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { type ListedSubscription, listSubscriptions } from '#guests/newsletter/newsletter-list.store.ts'
import { subscriptionState } from '#guests/newsletter/subscription-state.rules.ts'
import { type ListedTestimonial, listTestimonials } from '#guests/reviews/testimonial-list.store.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { attentionSentence } from '#money/payments/attention-reason.rules.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { refundedSatang } from '#money/refunds/reversal.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { CHANNEL_LABELS } from '../labels/channel-labels.ts'
import {
  bookingState,
  mailState,
  paymentState,
  REVERSAL_STATES,
  REVIEW_STATES,
  SUBSCRIPTION_STATES,
} from '../labels/state-labels.ts'
import type { ListChoice } from '../lists/list-address.ts'
import { filterOf, queryOf } from '../lists/list-choice.ts'
import type { ReadList } from '../lists/list-request.tsx'
import { type CsvCell, phoneCell } from './csv.ts'

export type ExportName = 'testimonials' | 'custom-requests' | 'newsletter' | 'bookings' | 'taxi-requests'

/** A list as a table: the names of its columns, and a reader for its cells, one page at a time. */
export type Export = {
  names: string[]
  /** A list of bookings can be narrowed by state and day. */
  hasFilter: boolean
  readCells(
    db: Queryable,
    asked: BookingPageRequest,
  ): Promise<{ rows: CsvCell[][]; after: string | undefined } | undefined>
}

type Columns<Row> = Record<string, (row: Row) => CsvCell>

const testimonials: Columns<ListedTestimonial> = {
  received: (row) => sortableTime(row.createdAt),
  state: (row) => REVIEW_STATES[row.status].text,
  featured: ({ isFeatured }) => (isFeatured ? 'Yes' : 'No'),
  rating: (row) => row.rating,
  customer_name: (row) => row.customerName,
  customer_email: (row) => row.customerEmail,
  customer_country: (row) => row.customerCountry,
  tour_name: (row) => row.tourName,
  review_date: (row) => row.reviewDate,
  review_text: (row) => row.reviewText,
  answer: (row) => row.answer,
  booking: (row) => row.bookingReference,
  id: (row) => row.id,
}

const customTrips: Columns<ListedBooking<'custom'>> = {
  reference: (row) => row.reference,
  received: (row) => sortableTime(row.createdAt),
  status: (row) => bookingState(row).text,
  name: (row) => row.customerName,
  email: (row) => row.customerEmail,
  phone: (row) => phoneCell(row.customerPhone),
  country: (row) => row.customerCountry,
  number_of_guests: (row) => (row.moreThanEight ? 'more than 8' : row.guests),
  number_of_days: (row) => row.numberOfDays,
  start_date: (row) => row.travelDate,
  end_date: (row) => row.endDate,
  budget_range: (row) => row.budgetRange,
  locations: (row) => row.locations.join('\n'),
  day_plans: (row) =>
    plannedDays(row.dayPlans)
      .map(({ day, plan }) => `Day ${day}: ${plan}`)
      .join('\n'),
  special_requirements: wishesOf,
  mails: (row) => mailState(row.mails).text,
  changed: (row) => sortableTime(row.updatedAt),
  id: (row) => row.id,
}

const subscriptions: Columns<ListedSubscription> = {
  name: (row) => row.name || NAME_PLACEHOLDERS.reader,
  email: (row) => row.email,
  state: (row) => SUBSCRIPTION_STATES[subscriptionState(row)].text,
  subscription_source: (row) => row.subscriptionSource,
  signed_up: (row) => sortableTime(row.createdAt),
  last_asked: (row) => sortableTime(row.askedAt),
  confirmed: (row) => sortableTime(row.confirmedAt),
  unsubscribed: (row) => sortableTime(row.unsubscribedAt),
  id: (row) => row.id,
}

const bookings: Columns<ListedBooking<'trip'>> = {
  reference: (row) => row.reference,
  received: (row) => sortableTime(row.createdAt),
  status: (row) => bookingState(row).text,
  channel: (row) => CHANNEL_LABELS[row.channel],
  travel_date: (row) => row.travelDate,
  tour_name: (row) => row.title,
  tour_id: (row) => row.tourId,
  origin: (row) => row.origin && townNames[row.origin],
  vehicle: (row) => row.vehicleText,
  guests: (row) => row.guests,
  customer_name: (row) => row.customerName || NAME_PLACEHOLDERS.guest,
  customer_email: (row) => row.customerEmail,
  customer_phone: (row) => phoneCell(row.customerPhone),
  hotel_name: (row) => row.hotelName,
  pickup_location: (row) => row.pickupLocation,
  special_requests: wishesOf,
  price_baht: (row) => row.priceBaht,
  payment: (row) => paymentState(row.payments)?.text,
  paid_baht: ({ payments }) => {
    const paid = payments.find(({ status }) => paymentCountsAs(status, 'income'))
    return paid && bahtFromSatang(paid.amountSatang)
  },
  refunded_baht: ({ payments }) => {
    const satang = refundedSatang(payments.flatMap(({ reversals }) => reversals))
    return satang > 0 ? bahtFromSatang(satang) : undefined
  },
  disputes: ({ payments }) =>
    payments
      .flatMap(({ reversals }) => reversals.filter(({ kind }) => kind === 'dispute'))
      .map(({ state }) => REVERSAL_STATES[state].text)
      .join('\n'),
  payment_sessions: ({ payments }) => payments.flatMap(({ sessionId }) => sessionId ?? []).join('\n'),
  payment_to_check: ({ payments }) => {
    const reason = payments.find((one) => one.attentionReason)?.attentionReason
    return reason && attentionSentence(reason)
  },
  mails: (row) => mailState(row.mails).text,
  changed: (row) => sortableTime(row.updatedAt),
  id: (row) => row.id,
}

const taxiRequests: Columns<ListedBooking<'transfer'> & Ride> = {
  reference: (row) => row.reference,
  received: (row) => sortableTime(row.createdAt),
  status: (row) => bookingState(row).text,
  pickup_date: (row) => row.pickupDate,
  pickup_time: (row) => row.pickupTime,
  service: (row) => TAXI_SERVICES[row.service],
  return_date: (row) => row.returnDate,
  return_time: (row) => row.returnTime,
  pickup: (row) => row.pickup,
  dropoff: (row) => row.dropoff,
  vehicle: (row) => row.vehicleClass && vehicleClasses[row.vehicleClass].name,
  passengers: (row) => row.guests,
  luggage: (row) => row.luggage,
  name: (row) => row.customerName,
  email: (row) => row.customerEmail,
  phone: (row) => phoneCell(row.customerPhone),
  whatsapp: (row) => phoneCell(row.customerWhatsapp),
  country: (row) => row.customerCountry,
  notes: wishesOf,
  mails: (row) => mailState(row.mails).text,
  changed: (row) => sortableTime(row.updatedAt),
  id: (row) => row.id,
}

const EXPORTS: Record<ExportName, Export> = {
  testimonials: exportOf(listTestimonials, testimonials),
  'custom-requests': exportOf((db, asked) => listBookings(db, 'custom', asked), customTrips, true),
  newsletter: exportOf(listSubscriptions, subscriptions),
  bookings: exportOf((db, asked) => listBookings(db, 'trip', asked), bookings, true),
  'taxi-requests': exportOf(listTransfersWithRide, taxiRequests, true),
}

async function listTransfersWithRide(db: Queryable, asked: BookingPageRequest) {
  const page = await listBookings(db, 'transfer', asked)
  return page && { ...page, rows: page.rows.map((row) => ({ ...row, ...rideOf(row.legs) })) }
}

export function findExport(name: string): Export | undefined {
  return Object.hasOwn(EXPORTS, name) ? EXPORTS[name as ExportName] : undefined
}

function exportOf<Row>(
  list: ReadList<Row, BookingPageRequest>,
  columns: Columns<Row>,
  hasFilter = false,
): Export {
  const cells = Object.values(columns)
  return {
    names: Object.keys(columns),
    hasFilter,
    async readCells(db, asked) {
      const page = await list(db, asked)
      return page && { rows: page.rows.map((row) => cells.map((cellOf) => cellOf(row))), after: page.after }
    },
  }
}

/** Bangkok time in a form that sorts in a spreadsheet: `2026-11-20 10:00`. */
function sortableTime(at: Date | null): string | null {
  return at && `${bangkokDay(at.getTime())} ${bangkokTime(at.getTime())}`
}

/** What the address of an export asks for. */
export function exportChoiceOf({ hasFilter }: Export, params: URLSearchParams): ListChoice {
  return { query: queryOf(params), filter: hasFilter ? filterOf(params) : undefined }
}

/** What is special about the party, and what the guest wrote. */
function wishesOf(row: BookedParty & { specialRequests: string | null }): string {
  return [partyNeeds(row).join(', '), row.specialRequests].filter(Boolean).join('\n')
}
