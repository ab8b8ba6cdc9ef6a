import { data } from 'react-router'
import { STANDARD_WORDING } from '#bookings/booking-wording.words.ts'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { findRemoteTour } from '#catalogue/find-remote-tour.ts'
import { offeredRequestChannel } from '#catalogue/offered-channels.rules.ts'
import { remoteCapacityOf, remotePickupTime } from '#catalogue/remote-tour.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { OVER_BUDGET } from '#platform/limits/spend-budget.ts'
import { HTTP_STATUS, withFailureCode } from '#platform/problems/refusal.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { depsContext, retryAfterContext } from '../../shell/context.ts'
import { checkForAbuse, readForm, refused, textValues } from '../../shell/form-post.ts'
import { book } from '../book-tour.ts'
import type { Route } from './+types/page.ts'

/** Reads the price from the source again; the price in the form only tells what the guest has seen. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const rejected = await checkForAbuse({ pattern, context }, values)
  // Rendering the page again would ask the source too, so a network without budget gets an error page.
  if (context.get(retryAfterContext) !== null)
    throw data(sentenceOf(OVER_BUDGET.problem), { status: HTTP_STATUS[OVER_BUDGET.reason] })
  if (rejected) return rejected
  const origin: Origin = params.location === 'bangkok' ? 'bangkok' : 'kanchanaburi'
  const deps = context.get(depsContext)
  const found = await findRemoteTour(deps, origin, params.tourId)
  if (!found.ok && found.reason === 'unavailable')
    return refused(withFailureCode('booking-not-sent', found), values)
  if (!found.ok) throw data(null, { status: HTTP_STATUS[found.reason] })
  const offer = {
    tourId: null,
    tourName: found.tour.title,
    channel: offeredRequestChannel(deps.rules().channels) ?? 'email',
    origin,
    prices: { byOrigin: { [origin]: found.tour.prices } },
    capacity: remoteCapacityOf(findTour(deps.catalogue, params.tourId)),
    hotelRequired: false,
    pickupRequired: false,
    runsOn: null,
    pickupTime: remotePickupTime(found.tour),
    strict: true,
  } as const
  return book(context, offer, values, STANDARD_WORDING)
}
