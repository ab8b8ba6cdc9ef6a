import { useEffect } from 'react'
import { data, href } from 'react-router'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { findQuotePage } from '#quotes/find-quote-page.ts'
import { GuestLinkError } from '../../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { statePillLink } from '../../parts/state-pill.tsx'
import { Timetable } from '../../parts/trip-page/itinerary-line.tsx'
import { depsContext } from '../../shell/context.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Art } from '../../ui/art.tsx'
import type { Route } from './+types/page.ts'
import quoteCss from './quote.css?url'
import { QuoteHead } from './quote-head.tsx'
import { QuoteTicket } from './quote-ticket.tsx'
import { type QuoteView, quoteViewOf } from './quote-view.ts'
import { QuoteWish } from './quote-wish.tsx'

export const handle = CHAT_AT_END

export { action } from './quote-action.ts'

export const links: Route.LinksFunction = () => [statePillLink, { rel: 'stylesheet', href: quoteCss }]

/** The newest version, or an older one with `?version=`. The desk opens it with `?from=desk`, so that it does not count. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const asked = url.searchParams.get('version')
  const version = asked === null ? undefined : Number(asked)
  const [page, { drivers }] = await orUnavailable(
    Promise.all([findQuotePage(deps, { token, version }), findPublicFleet(deps)]),
  )
  if (!page) throw data(null, { status: 404 })
  const quote = quoteViewOf(page, { token, drivers, nowMs: deps.now() })
  return { quote, counts: quote.canAccept && !url.searchParams.has('from') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? titleOf(loaderData.quote) : 'Your quote')

function titleOf({ reference, number }: Route.ComponentProps['loaderData']['quote']): string {
  return `Your quote, version ${number}, ${reference}`
}

export default function Quote({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const quote = actionData?.quote ?? loaderData.quote
  useOpened(token, loaderData.counts ? quote.id : null)
  return (
    <div className="quote wrap stack gap-part break">
      <QuoteHead quote={quote} error={actionData?.error} />
      <div className="quote__columns grid at-top gap-wide">
        <div className="quote__rest stack gap-32">
          <QuoteChanges quote={quote} />
          <QuoteDays quote={quote} />
        </div>
        <QuoteTicket quote={quote} />
      </div>
      <QuoteWish quote={quote} typed={actionData?.wish} error={actionData?.wishError} />
    </div>
  )
}

/** Tells the operator that a browser shows the quote. */
function useOpened(token: string, quoteId: string | null) {
  useEffect(() => {
    if (quoteId === null) return
    navigator.sendBeacon(href('/quote/:token/opened', { token }), new URLSearchParams({ quote: quoteId }))
  }, [token, quoteId])
}

export const ErrorBoundary = GuestLinkError

/** Each day with the poster of a place, its hours and its stops on the line; what changed is marked. */
function QuoteDays({ quote: { days, daysTitle } }: { quote: QuoteView }) {
  return (
    <section aria-labelledby="days">
      <h2 className="size-card" id="days">
        {daysTitle}
      </h2>
      {days.map(({ title, date, dayInFull, hours, stops, picture, mark }) => (
        <article className="quote__day pad-8 stack raised-sheet above-16" key={date}>
          {picture && <Art picture={picture} alt="" />}
          <div className="pad-16">
            <h3 className="display size-card">
              {title} {mark && <span className="quote__changed">{mark}</span>}
            </h3>
            <p className="block muted size-small">
              <time dateTime={date}>{dayInFull}</time>, {hours}
            </p>
            {stops.length > 0 && <Timetable stops={stops} level="h4" />}
          </div>
        </article>
      ))}
    </section>
  )
}

/** What changed since the version before, with the price of each, and the sum. */
function QuoteChanges({ quote: { changes, difference, number } }: { quote: QuoteView }) {
  if (!difference) return null
  return (
    <section className="quote__changes raised-sheet pad-16" aria-labelledby="changes">
      <h2 className="size-card" id="changes">
        What changed since version {number - 1}
      </h2>
      <ul className="above-8">
        {changes.map(({ label, was, becomes, price }) => (
          <li className="cluster baseline ruled pad-y-8 gap-4 gap-x-12" key={`${label} ${was} ${becomes}`}>
            <span className="break muted">{label}</span>
            <p>
              {becomes ? <ins className="block">{becomes}</ins> : <ins>removed</ins>}
              {was && <del className="muted block">{was}</del>}
            </p>
            <b className="to-end nowrap">{price}</b>
          </li>
        ))}
        <li className="cluster baseline ruled pad-y-8 gap-4 gap-x-12">
          <span className="break muted">Total</span>
          <p>
            <ins className="block">{difference.becomes}</ins>
            <del className="muted block">{difference.was}</del>
          </p>
          <b className="to-end nowrap">{difference.more}</b>
        </li>
      </ul>
    </section>
  )
}
