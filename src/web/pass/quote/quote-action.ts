import { data, href, redirect } from 'react-router'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { payDue } from '#money/checkouts/pay-due.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS, type Refusal } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { acceptQuote } from '#quotes/accept-quote.ts'
import { findQuotePage } from '#quotes/find-quote-page.ts'
import { wishForChange } from '#quotes/proposals/wish-for-change.ts'
import { quoteParts } from '#quotes/quote-plan.rules.ts'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { countSuspicious, readForm, textValues } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/page.ts'
import { quoteViewOf } from './quote-view.ts'

/** Accepts the quote, or asks for a change, by the button that was pressed. A refusal shows the page as it is by then. */
export async function action({ request, params: { token }, pattern, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const posted = textValues(await readForm(request))
  countSuspicious({ pattern, context }, posted)
  const { press, quote: quoteId = '', wish = '' } = posted
  if (press === 'accept') {
    const accepted = await acceptQuote(deps, { token, quoteId })
    return accepted.ok ? redirect(await afterAccepting(deps, accepted), 303) : refused(accepted)
  }
  const done = await wishForChange(deps, { token, quoteId, wish })
  if (!done.ok) return refused(done)
  return redirectWithFlash(href('/quote/:token', { token }), 'quote-wished')

  async function refused(refusal: Refusal) {
    const [page, { drivers }] = await orUnavailable(
      Promise.all([findQuotePage(deps, { token }), findPublicFleet(deps)]),
    )
    if (!page) throw data(null, { status: 404 })
    const { message, fields, reason } = refusalInWords(refusal)
    // The sentence of a field stands beside it.
    const atTop = fields.wish ? undefined : message
    const error =
      reason === 'vehicle-gone'
        ? 'The vehicle is no longer free. Nothing is booked and you haven’t been charged. Please ask for a change below, or call us.'
        : atTop
    const answer = {
      quote: quoteViewOf(page, { token, drivers, nowMs: deps.now() }),
      error,
      wishError: fields.wish,
      wish,
    }
    return data(answer, { status: HTTP_STATUS[reason] })
  }
}

type Accepted = Extract<Awaited<ReturnType<typeof acceptQuote>>, { ok: true }>

/** The checkout for what the quote asks for now; the trip pass when that is nothing, or when no checkout opens. */
async function afterAccepting(
  deps: Deps,
  { booking, quote: { plan }, passToken }: Accepted,
): Promise<string> {
  const pass = href('/booking/:token', { token: passToken })
  const { depositBaht } = quoteParts(plan)
  if (depositBaht === 0) return pass
  const started = await payDue(deps, { bookingId: booking.id, seenBaht: depositBaht })
  return started.ok && started.state === 'redirect' ? started.url : pass
}
