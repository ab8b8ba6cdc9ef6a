import { data } from 'react-router'
import { findTripByLink, REVIEW_LINKS } from '#operations/links/find-by-link.ts'
import { noteLinkUsed } from '#operations/links/note-link-used.ts'
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
  const booking = await orUnavailable(findTripByLink(deps.db.read, token, REVIEW_LINKS, deps.now()))
  if (!booking) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const values = textValues(await readForm(request))
  const over = await checkBudget({ pattern, context })
  if (over) return refused(over, values)
  const result = await submitReview(deps, booking, values)
  if (!result.ok) return refused(result, values)
  await orUnavailable(noteLinkUsed(deps, token))
  return result
}
