import { data } from 'react-router'
import { STANDARD_WORDING } from '#content/booking-wording.ts'
import { sentenceOf } from '#content/sentences.ts'
import { REMOTE_CAPACITY, remotePickupTime } from '#domain/catalogue/remote-tour.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import { OVER_BUDGET } from '#operations/limits/spend-budget.ts'
import { asFailure, STATUS_OF } from '#operations/refusal.ts'
import { findRemoteTour } from '#operations/requests/find-remote-tour.ts'
import { depsContext, retryAfterContext } from '../../context.ts'
import { checkForAbuse, readForm, refused, textValues } from '../../form-post.ts'
import { book } from '../tour/book.ts'
import type { Route } from './+types/page.ts'

/** The price is read from the source again: what the form carries is only what the guest has seen. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const doubt = await checkForAbuse({ pattern, context }, values)
  // The page itself asks the source too, so it is not drawn again for a network that has used up its budget.
  if (context.get(retryAfterContext) !== null)
    throw data(sentenceOf(OVER_BUDGET.problem), { status: STATUS_OF[OVER_BUDGET.reason] })
  if (doubt) return doubt
  const origin: Origin = params.location === 'bangkok' ? 'bangkok' : 'kanchanaburi'
  const found = await findRemoteTour(context.get(depsContext), origin, params.tourId)
  if (!found.ok && found.reason === 'unavailable')
    return refused(asFailure('booking-not-sent', found), values)
  if (!found.ok) throw data(null, { status: STATUS_OF[found.reason] })
  const offer = {
    tourId: null,
    tourName: found.tour.title,
    channel: 'email',
    origin,
    prices: { byOrigin: { [origin]: found.tour.prices } },
    capacity: REMOTE_CAPACITY,
    hotelRequired: false,
    pickupRequired: false,
    runsOn: null,
    pickupTime: remotePickupTime(found.tour),
    strict: true,
  } as const
  return book(context, offer, values, STANDARD_WORDING)
}
