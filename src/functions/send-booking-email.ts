import { type Catalogue, findTourByName } from '#domain/catalogue/catalogue.ts'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { lineField } from '#domain/requests/form-fields.ts'
import { refuseField } from '#operations/refusal.ts'
import { type Offer, offerOfTour } from '#operations/requests/booking-offer.ts'
import { requestBooking } from '#operations/requests/request-booking.ts'
import { answer, type Endpoint, inCallersWords, pick } from './endpoint.ts'
import { bookingEmailPayload, requestAnswer } from './payloads.ts'
import { readRequestId } from './request-id.ts'

/** Our names of the fields, each with the two spellings that integrations send: the newer one first. */
const SPELLINGS = {
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
  failed: 'booking-not-sent',
  path: '/send-booking-email',
  summary: 'Sends a booking request; the operator answers by mail',
  payload: bookingEmailPayload,
  answer: requestAnswer,
  async handle(deps, input) {
    const tourName = tourNameField.safeParse(input.tourName)
    const requestId = readRequestId(input)
    if (!requestId.ok) return requestId
    if (!tourName.success) return refuseField('invalid', 'tourName', { code: 'trip-missing' })

    const submission = Object.fromEntries(
      Object.entries(SPELLINGS).map(([ours, theirs]) => [ours, pick(input, ...theirs)]),
    )
    const result = await requestBooking(deps, {
      offer: offerFor(deps.catalogue, tourName.data),
      submission: {
        ...submission,
        requestId: requestId.requestId,
      },
    })
    return result.ok
      ? answer({ success: true, reference: result.booking.reference })
      : inCallersWords(result, callersNames(input))
  },
}

/** A trip nobody knows, or a party that does not fit, is still a request: the operator sorts it out. */
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

function callersNames(input: Record<string, unknown>): Record<string, string> {
  const isShort = Object.values(SPELLINGS).some(([, short]) => short in input)
  return Object.fromEntries(
    Object.entries(SPELLINGS).map(([ours, theirs]) => [
      ours,
      theirs.find((name) => name in input) ?? theirs[isShort ? 1 : 0],
    ]),
  )
}
