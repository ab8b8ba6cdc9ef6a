import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { offerOfTour } from '#bookings/placing/booking-offer.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { findPayableByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import type { Deps } from '#platform/deps.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import { FAILURE_TITLES } from '#platform/problems/failures.words.ts'
import {
  HTTP_STATUS,
  type Refusal,
  refuse,
  refuseIfUnavailable,
  withFailureCode,
} from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import type { Notice } from '../../../parts/request-form/refused-form.ts'
import { overBudget } from '../../../shell/access/spend-budgets.tsx'
import { depsContext, visitorContext } from '../../../shell/context.ts'
import { countSuspicious, readForm, requestIdOf, textValues } from '../../../shell/form-post.ts'
import type { Route } from './+types/page.ts'
import { type LinkFacts, readLinkFacts, tripOfLink } from './summary-view.ts'

/** `values`: what the button sends again. */
type SummaryAnswer = { notice: Notice; values: { requestId?: string } }

/** "Pay": stores the booking if the page was opened by a link with its facts, then redirects to the checkout. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const form = await readForm(request)
  const token = form.get('booking')
  const requestId = requestIdOf(textValues(form)) ?? randomUUID()
  const facts = token ? null : readLinkFacts((key) => form.get(key))
  if (facts) countSuspicious({ pattern, context }, facts)
  const over = overBudget({ context })
  if (over) return refusal(over, requestId)
  const { network } = context.get(visitorContext)
  const found = facts
    ? await bookLink(deps, facts, { requestId, seenPriceBaht: seenPrice(form), network })
    : await findStored(deps, String(token))
  if (!found.ok) return refusal(found, requestId)
  const started = await startPayment(deps, {
    ...{ bookingId: found.bookingId, network },
    seenPriceBaht: seenPrice(form),
  })
  if (!started.ok) return refusal(started, requestId)
  if (started.state === 'redirect') return redirect(started.url)
  return redirect(`/booking-success?session_id=${started.sessionId}&booking=${found.token}`)
}

async function findStored(deps: Deps, token: string) {
  return refuseIfUnavailable({ code: 'payment-not-started' }, async () => {
    const booking = await findPayableByLink(deps.db.read, token, PASS_LINKS, deps.now())
    if (!booking) throw data(null, { status: 404 })
    await noteLinkUsed(deps, token)
    return { ok: true as const, bookingId: booking.id, token }
  })
}

/** `requestId`: never made from the facts, because a stranger who knows them would get the checkout and the pass of their guest. */
type Submission = { requestId: string; seenPriceBaht: number | undefined; network: CountedNetwork }

async function bookLink(deps: Deps, facts: LinkFacts, { requestId, seenPriceBaht, network }: Submission) {
  if (!facts.tripName || !facts.customerName || !facts.customerEmail)
    return refuse('invalid', { code: 'booking-incomplete' })
  const { tour, origin } = tripOfLink(deps.catalogue, facts)
  if (!tour || !origin) throw data(null, { status: 404 })
  const placed = await requestBooking(deps, {
    network,
    offer: { ...offerOfTour(tour, origin, 'card'), hotelRequired: false, pickupRequired: false },
    submission: {
      name: facts.customerName,
      email: facts.customerEmail,
      phone: facts.customerPhone,
      date: facts.preferredDate,
      guests: facts.numberOfGuests || '1',
      vehicleType: facts.vehicleType,
      hotelName: facts.hotelName,
      pickupLocation: facts.pickupLocation,
      message: facts.specialRequests,
      requestId,
      ...(seenPriceBaht === undefined ? {} : { seenPriceBaht }),
    },
  })
  if (placed.ok) return { ok: true as const, bookingId: placed.booking.id, token: placed.token }
  return placed.reason === 'unavailable' ? withFailureCode('payment-not-started', placed) : placed
}

function seenPrice(form: URLSearchParams): number | undefined {
  const baht = Number(form.get('seenPrice'))
  return Number.isSafeInteger(baht) && baht > 0 ? baht : undefined
}

function refusal(refused: Refusal, requestId: string) {
  const isInput = refused.reason === 'invalid' || refused.reason === 'party-too-large'
  const { message, fields } = refusalInWords(refused)
  const sentences = Object.values(fields).join(', ') || message
  const notice: Notice = isInput
    ? { tone: 'error', title: 'Validation Error', text: sentences }
    : { tone: 'error', title: FAILURE_TITLES['payment-not-started'], text: message }
  return data<SummaryAnswer>({ notice, values: { requestId } }, { status: HTTP_STATUS[refused.reason] })
}
