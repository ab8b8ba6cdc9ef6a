import { data } from 'react-router'
import { wordingFor } from '#bookings/booking-wording.words.ts'
import { offerOfTour } from '#bookings/placing/booking-offer.ts'
import { findTour, originFor } from '#catalogue/catalogue.rules.ts'
import { withOfferedChannel } from '#catalogue/offered-channels.rules.ts'
import { depsContext } from '../../shell/context.ts'
import { checkForAbuse, readForm, textValues } from '../../shell/form-post.ts'
import { book } from '../book-tour.ts'
import type { Route } from './+types/page.ts'

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { catalogue, rules } = context.get(depsContext)
  const found = findTour(catalogue, params.id)
  if (!found) throw data(null, { status: 404 })
  const tour = withOfferedChannel(found, rules().channels)
  const values = textValues(await readForm(request))
  const rejected = await checkForAbuse({ pattern, context }, values)
  if (rejected) return rejected
  const origin = originFor(tour, values.origin ?? null)
  return book(context, offerOfTour(tour, origin), values, wordingFor(tour))
}
