import { data } from 'react-router'
import { findTripByLink, REVIEW_LINKS } from '#guests/links/find-by-link.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { submitReview } from '#guests/reviews/reviews.ts'
import { overBudget } from '../../shell/access/spend-budgets.tsx'
import { depsContext } from '../../shell/context.ts'
import { readForm, refused, textValues } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/page.ts'

/** Handles the review form; the token in the address authorises it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const token = url.searchParams.get('booking') ?? ''
  const booking = await orUnavailable(findTripByLink(deps.db.read, token, REVIEW_LINKS, deps.now()))
  if (!booking) throw data(null, { status: 404 })
  const values = textValues(await readForm(request))
  const over = overBudget({ context })
  if (over) return refused(over, values)
  const result = await submitReview(deps, booking, values)
  if (!result.ok) return refused(result, values)
  await orUnavailable(noteLinkUsed(deps, token))
  return result
}
