import { data } from 'react-router'
import { book } from '#app/book-tour.ts'
import { STANDARD_WORDING } from '#content/booking/booking-wording.ts'
import { sentenceOf } from '#content/sentences.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { offeredRequestChannel } from '#domain/catalogue/offered-channels.ts'
import { remoteCapacityOf, remotePickupTime } from '#domain/catalogue/remote-tour.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import { OVER_BUDGET } from '#operations/limits/spend-budget.ts'
import { HTTP_STATUS, withFailureCode } from '#operations/refusal.ts'
import { findRemoteTour } from '#operations/requests/find-remote-tour.ts'
import { depsContext, retryAfterContext } from '../../context.ts'
import { checkForAbuse, readForm, refused, textValues } from '../../form-post.ts'
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
