import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { PROMISED_HOURS } from '#quotes/quote-promise.rules.ts'
import { answer, type Endpoint } from './endpoint.ts'
import { customTripPayload, requestAnswer } from './endpoint-schemas.ts'
import { readRequestId } from './request-id.ts'

export const submitCustomTrip: Endpoint = {
  method: 'post',
  failureCode: 'custom-trip-not-submitted',
  path: '/submit-custom-trip',
  summary: `Sends a request for a trip of the guest’s own making; the operator answers within ${PROMISED_HOURS} hours`,
  payload: customTripPayload,
  answer: requestAnswer,
  async handle(deps, input, network) {
    const requestId = readRequestId(input)
    if (!requestId.ok) return requestId
    const result = await requestCustomTrip(deps, { input, requestId: requestId.requestId, network })
    return result.ok ? answer({ success: true, reference: result.booking.reference }) : result
  },
}
