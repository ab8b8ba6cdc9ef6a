import { data } from 'react-router'
import { REMOTE_CAPACITY } from '#domain/remote-tour.ts'
import type { Origin } from '#domain/tour.ts'
import { findRemoteTour } from '#operations/find-remote-tour.ts'
import { depsContext } from '../../context.ts'
import { readForm } from '../../form-post.ts'
import { book } from '../tour/book.ts'
import type { Route } from './+types/page.ts'

const WORDING = {
  sent: "Booking request sent successfully! We'll contact you soon.",
  missing: { text: 'Please fill in all required fields' },
}

/** The price is read from the source again: what the form carries is only what the guest has seen. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const origin: Origin = params.location === 'bangkok' ? 'bangkok' : 'kanchanaburi'
  const found = await findRemoteTour(deps, origin, params.tourId)
  if (!found.ok) throw data(null, { status: found.reason === 'unavailable' ? 503 : 404 })
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
    endsAt: null,
    strict: true,
  } as const
  return book({ pattern, context }, offer, await readForm(request), WORDING)
}
