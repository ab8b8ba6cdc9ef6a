import { data } from 'react-router'
import { book } from '#app/book-tour.ts'
import { wordingFor } from '#content/booking/booking-wording.ts'
import { findTour, originFor } from '#domain/catalogue/catalogue.ts'
import { withOfferedChannel } from '#domain/catalogue/offered-channels.ts'
import { offerOfTour } from '#operations/requests/booking-offer.ts'
import { depsContext } from '../../context.ts'
import { checkForAbuse, readForm, textValues } from '../../form-post.ts'
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
