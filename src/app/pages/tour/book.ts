import { data, redirect } from 'react-router'
import { company } from '#content/company.ts'
import { vehicleFromText } from '#domain/vehicle.ts'
import { whatsappLink, whatsappMessage } from '#domain/whatsapp.ts'
import type { Offer, Submission } from '#operations/booking-offer.ts'
import type { Deps } from '#operations/deps.ts'
import type { Refusal } from '#operations/refusal.ts'
import { type PlacedBooking, requestBooking } from '#operations/request-booking.ts'
import type { BookingAnswer, Notice } from '../../sections/booking-form/booking-answer.ts'
import { readSeenPrice } from '../../sections/booking-form/seen-prices.ts'

/** How a page words its answers; the specification differs from page to page (booking.md section 8). */
export type Wording = { sent: string; missing: { title?: string; text: string } }

const SEND_FAILED = 'Failed to send booking request. Please try again.'
const STATUS = {
  invalid: 422,
  'party-too-large': 422,
  'price-changed': 409,
  'request-id-reused': 409,
  unavailable: 503,
} as const

/** Sends a filled-in form on its way: to the summary for a card, or back to its page with an answer. */
export async function book(deps: Deps, offer: Offer, form: FormData, wording: Wording) {
  const values = textValues(form)
  const result = await requestBooking(deps, offer, submissionOf(values))
  if (!result.ok) return refusal(result, values, wording)
  if (offer.channel === 'card') return redirect(`/booking-summary?booking=${result.token}`)
  return data<BookingAnswer>(accepted(result, wording))
}

function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function submissionOf(values: Record<string, string>): Submission {
  const vehicle = vehicleFromText(values.vehicleType ?? '')
  const seenPriceBaht = vehicle && readSeenPrice(values.seenPrices ?? '', vehicle)
  const { requestId, ...typed } = values
  return {
    ...typed,
    ...(isUuid(requestId) ? { requestId } : {}),
    ...(seenPriceBaht === undefined ? {} : { seenPriceBaht }),
  }
}

/** Without scripts the field is empty, and the request is recognised by its content. */
function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

function accepted({ booking }: PlacedBooking, wording: Wording): BookingAnswer {
  return {
    ok: true,
    reference: booking.reference,
    notice: { tone: 'success', text: wording.sent },
    ...(booking.channel === 'whatsapp'
      ? { whatsappUrl: whatsappLink(company.whatsapp, whatsappMessage(booking)) }
      : {}),
  }
}

function refusal(refused: Refusal, values: Record<string, string>, wording: Wording) {
  const { reason, fields } = refused
  const status = reason in STATUS ? STATUS[reason as keyof typeof STATUS] : 500
  return data<BookingAnswer>(
    { ok: false, notice: noticeFor(refused, values, wording), fields, values },
    { status },
  )
}

function noticeFor(refused: Refusal, values: Record<string, string>, { missing }: Wording): Notice {
  if (refused.reason === 'unavailable') return { tone: 'error', text: SEND_FAILED }
  const isSomethingEmpty = Object.keys(refused.fields).some((field) => !values[field]?.trim())
  if (refused.reason === 'invalid' && isSomethingEmpty) return { tone: 'error', ...missing }
  return { tone: 'error', text: refused.message }
}
