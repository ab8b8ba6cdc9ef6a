import { z } from 'zod'
import { offerOfTour } from '#bookings/placing/booking-offer.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { findTour, findTourByName, originOfPickup } from '#catalogue/catalogue.rules.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import { refuse, refuseField, withFailureCode } from '#platform/problems/refusal.ts'
import { answer, type Endpoint, withCallerFieldNames } from './endpoint.ts'
import { bookingPaymentPayload } from './endpoint-schemas.ts'
import { readRequestId } from './request-id.ts'

/** Our names of the fields, and those of the API. */
const CALLER_FIELD_NAMES = {
  name: 'customerName',
  email: 'customerEmail',
  phone: 'customerPhone',
  date: 'preferredDate',
  guests: 'numberOfGuests',
  message: 'specialRequests',
}

export const createBookingPayment: Endpoint = {
  method: 'post',
  failureCode: 'payment-session-not-created',
  path: '/create-booking-payment',
  summary: 'Stores a booking and opens a checkout for its catalogue price',
  payload: bookingPaymentPayload,
  answer: z.object({ url: z.url(), sessionId: z.string(), reference: z.string() }),
  async handle(deps, input, network) {
    const requestId = readRequestId(input)
    if (!requestId.ok) return requestId
    const tour =
      findTour(deps.catalogue, textIn(input.tourId)) ?? findTourByName(deps.catalogue, textIn(input.tripName))
    if (!tour) {
      return refuseField('invalid', 'tripName', { code: 'trip-unknown' })
    }
    const seenPrice = priceIn(input.tripPrice)
    if (Number.isNaN(seenPrice)) return refuseField('invalid', 'tripPrice', { code: 'price-unreadable' })
    const origin = originOfPickup(tour, textIn(input.pickupLocation), textIn(input.tourLocation))
    const placed = await requestBooking(deps, {
      network,
      offer: { ...offerOfTour(tour, origin, 'card'), hotelRequired: false, pickupRequired: false },
      submission: {
        name: input.customerName,
        email: input.customerEmail,
        phone: input.customerPhone,
        date: input.preferredDate,
        guests: input.numberOfGuests ?? 1,
        vehicleType: input.vehicleType,
        hotelName: input.hotelName,
        pickupLocation: input.pickupLocation,
        message: input.specialRequests,
        requestId: requestId.requestId,
        ...(seenPrice === undefined ? {} : { seenPriceBaht: seenPrice }),
      },
    })
    if (!placed.ok) return withCallerFieldNames(placed, CALLER_FIELD_NAMES)
    const started = await startPayment(deps, { bookingId: placed.booking.id, network })
    if (!started.ok)
      return started.reason === 'not-payable' || started.problem.code === 'no-payment-url'
        ? started
        : withFailureCode('payment-session-not-created', started)
    if (started.state !== 'redirect')
      return refuse('not-payable', {
        code: started.state === 'paid' ? 'already-paid' : 'payment-undecided',
      })
    return answer({ url: started.url, sessionId: started.sessionId, reference: placed.booking.reference })
  },
}

/** Whole baht as a number or as text; see `readBaht`. */
function priceIn(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'number') return value
  return typeof value === 'string' ? readBaht(value) : Number.NaN
}

/** The text, or an empty one for a value of another type. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
