import { data } from 'react-router'
import { findBookingByToken } from '#operations/requests/find-booking.ts'
import { submitReview } from '#operations/reviews/reviews.ts'
import { depsContext } from '../../context.ts'
import { checkBudget, readForm, refused, textValues } from '../../form-post.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/page.ts'

/** Handles the review form; the token in the address authorises it. */
export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const token = url.searchParams.get('booking') ?? ''
  const booking = await orUnavailable(findBookingByToken(deps, token))
  if (!booking) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const values = textValues(await readForm(request))
  const over = await checkBudget({ pattern, context })
  if (over) return refused(over, values)
  const result = await submitReview(deps, booking, values)
  return result.ok ? result : refused(result, values)
}
