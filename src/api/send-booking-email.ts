import { type Offer, offerOfTour } from '#bookings/placing/booking-offer.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { type Catalogue, findTourByName } from '#catalogue/catalogue.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { lineField } from '#platform/forms/form-fields.rules.ts'
import { refuseField } from '#platform/problems/refusal.ts'
import { answer, type Endpoint, firstValueOf, withCallerFieldNames } from './endpoint.ts'
import { bookingEmailPayload, requestAnswer } from './endpoint-schemas.ts'
import { readRequestId } from './request-id.ts'

/** Our names of the fields, each with its current and its legacy name in the API. */
const FIELD_NAMES = {
  name: ['customerName', 'fullName'],
  email: ['customerEmail', 'email'],
  phone: ['customerPhone', 'phone'],
  date: ['preferredDate', 'date'],
  guests: ['numberOfGuests', 'guests'],
  vehicleType: ['vehicleType', 'vehicle'],
  hotelName: ['hotelName', 'hotel'],
  message: ['specialRequests', 'requests'],
} as const

const tourNameField = lineField(MAX_LENGTH.tourName, 'trip-missing')

export const sendBookingEmail: Endpoint = {
  method: 'post',
  failureCode: 'booking-not-sent',
  path: '/send-booking-email',
  summary: 'Sends a booking request; the operator answers by email',
  payload: bookingEmailPayload,
  answer: requestAnswer,
  async handle(deps, input, network) {
    const tourName = tourNameField.safeParse(input.tourName)
    const requestId = readRequestId(input)
    if (!requestId.ok) return requestId
    if (!tourName.success) return refuseField('invalid', 'tourName', { code: 'trip-missing' })

    const submission = Object.fromEntries(
      Object.entries(FIELD_NAMES).map(([ours, theirs]) => [ours, firstValueOf(input, ...theirs)]),
    )
    const result = await requestBooking(deps, {
      network,
      offer: offerFor(deps.catalogue, tourName.data),
      submission: {
        ...submission,
        requestId: requestId.requestId,
      },
    })
    return result.ok
      ? answer({ success: true, reference: result.booking.reference })
      : withCallerFieldNames(result, callerFieldNames(input))
  },
}

/** The offer of a trip by its name. An unknown trip, or a party that does not fit, is accepted: the operator answers it. */
function offerFor(catalogue: Catalogue, tourName: string): Offer {
  const tour = findTourByName(catalogue, tourName)
  if (tour)
    return {
      ...offerOfTour(tour, tour.region, 'email'),
      hotelRequired: false,
      pickupRequired: false,
      runsOn: null,
      strict: false,
    }
  return {
    tourId: null,
    tourName,
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
}

/** Our field names, and those that the caller uses: a field that is missing has the style of the others. */
function callerFieldNames(input: Record<string, unknown>): Record<string, string> {
  const isLegacy = Object.values(FIELD_NAMES).some(([, legacy]) => legacy in input)
  return Object.fromEntries(
    Object.entries(FIELD_NAMES).map(([ours, theirs]) => [
      ours,
      theirs.find((name) => name in input) ?? theirs[isLegacy ? 1 : 0],
    ]),
  )
}
