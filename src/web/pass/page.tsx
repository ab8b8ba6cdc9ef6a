import { type ReactNode, useEffect } from 'react'
import { data, href } from 'react-router'
import { saveGuestDetails } from '#bookings/pass/save-guest-details.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { findProvesAddress } from '#guests/links/note-pass-opened.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { answerProposal } from '#quotes/proposals/answer-proposal.ts'
import { AutoRefresh } from '../parts/auto-refresh.tsx'
import { useWaitingWhatsappTab } from '../parts/booking-form/whatsapp-tab.ts'
import { GuestLinkError } from '../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { statePillLink } from '../parts/state-pill.tsx'
import type { Markup } from '../parts/static-markup.tsx'
import { useRenewal } from '../parts/use-renewal.ts'
import { depsContext } from '../shell/context.ts'
import { redirectWithFlash } from '../shell/flash-message.ts'
import { countSuspicious, readForm, textValues } from '../shell/form-post.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import { LinkButton } from '../ui/button.tsx'
import type { Route } from './+types/page.ts'
import { findChangeOptions } from './change/change-options.ts'
import { DetailsForm, type UnsavedDetails } from './details/details-form.tsx'
import { PassHead } from './head/pass-head.tsx'
import { PassTiles } from './head/pass-tiles.tsx'
import { OfflineBar } from './offline/offline-bar.tsx'
import { useIsOffline } from './offline/use-is-offline.ts'
import { useKeptPass } from './offline/use-kept-pass.ts'
import type { PassPart } from './pass-order.ts'
import { PassProposal } from './pass-proposal.tsx'
import { PassTicket } from './pass-ticket.tsx'
import { passViewOf } from './pass-view.ts'
import { HowYouPay } from './payment/how-you-pay.tsx'
import { requirePass } from './require-pass.ts'
import { shownPass } from './shown-pass.tsx'

export const handle = CHAT_AT_END

export const links: Route.LinksFunction = () => [statePillLink]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { rules, db, now, authSecret } = deps
  const pass = await requirePass({ db, now, authSecret }, params.token)
  const catalogue = await withPhotos(deps)
  const view = passViewOf({ catalogue, ...rules(), nowMs: now() }, pass, {
    token: params.token,
    children: new URL(request.url).searchParams.get('children'),
  })
  const change = await orUnavailable(findChangeOptions({ catalogue, db, now }, pass, params.token))
  const provesAddress = await orUnavailable(findProvesAddress(deps, pass.booking, params.token))
  return { ...shownPass(new URL(request.url).pathname, view, change), provesAddress }
}

/**
 * What the guest adds about the trip, or answers to a proposal. A refused form shows the page as it is by then, with the
 * reason and everything that was typed.
 */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const posted = textValues(await readForm(request))
  if (posted.press === 'details') {
    countSuspicious({ pattern, context }, posted)
    return saveDetails(deps, params.token, posted)
  }
  const { proposal: proposalId = '', answer } = posted
  if (answer !== 'accept' && answer !== 'turn-down')
    return data({ error: 'Please press one of the two buttons.', unsaved: undefined }, { status: 422 })
  const done = await answerProposal(deps, { token: params.token, proposalId, answer })
  if (done.ok) {
    const to = href('/booking/:token', { token: params.token })
    const flash = answer === 'accept' ? 'proposal-accepted' : 'proposal-turned-down'
    return redirectWithFlash(to, flash)
  }
  const { message, reason } = refusalInWords(done)
  const error =
    reason === 'vehicle-gone'
      ? 'This is no longer available. Nothing has changed: your request is still waiting for our reply. Please call or message us.'
      : message
  return data({ error, unsaved: undefined }, { status: HTTP_STATUS[reason] })
}

async function saveDetails(deps: Deps, token: string, typed: Record<string, string>) {
  const saved = await saveGuestDetails(deps, { token, typed })
  if (saved.ok) {
    await orUnavailable(noteLinkUsed(deps, token))
    return redirectWithFlash(href('/booking/:token', { token }), 'details-saved')
  }
  const { message, fields: errors, reason } = refusalInWords(saved)
  if (reason === 'not-found') throw data(null, { status: 404 })
  const unsaved: UnsavedDetails = { message, errors, typed }
  return data({ error: undefined, unsaved }, { status: HTTP_STATUS[reason] })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Your trip pass, ${loaderData.reference}` : 'Your trip pass')

export default function TripPass({ loaderData: pass, actionData, params: { token } }: Route.ComponentProps) {
  useOpened(token, pass.provesAddress)
  useWaitingWhatsappTab(pass.whatsapp.url)
  const isKept = useKeptPass(pass.keepUntil)
  const isOffline = useIsOffline()
  useRenewal(isOffline ? null : pass.renewsEveryMs)
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-online]'))
      button.disabled = isOffline
  })
  const { html } = pass
  const parts: Record<PassPart, ReactNode> = {
    details: <DetailsForm details={pass.details} unsaved={actionData?.unsaved} />,
    pay: <HowYouPay payment={pass.payment} payPath={pass.payPath} />,
    tiles: <PassTiles tiles={pass.tiles} />,
    proposal: <PassProposal proposal={pass.proposal} error={actionData?.error} />,
    line: <Part html={html.line} />,
    now: <Part html={html.now} />,
    crew: <Part html={html.crew} />,
    next: <Part html={html.next} />,
    pickup: <Part html={html.pickup} />,
  }
  return (
    <div className="pass stack wrap">
      {pass.isProcessing && <AutoRefresh />}
      <div className="pass__top stack gap-part shrink packed">
        <OfflineBar asOf={pass.asOf} />
        <PassHead pass={pass} />
        {pass.order.map(({ part, isFolded }) => (
          <Foldable name={isFolded && pass.folds[part]} key={part}>
            {parts[part]}
          </Foldable>
        ))}
      </div>
      <PassTicket pass={pass} isKept={isKept} />
      <div className="pass__rest stack">
        <Part className="stack gap-part shrink packed" html={html.day} />
        <Part className="stack gap-part shrink packed" html={html.rest} />
      </div>
      <p className="message-page__actions">
        <LinkButton to={pass.again.to}>{pass.again.label}</LinkButton>
        <LinkButton to="/">Return Home</LinkButton>
        {pass.again.to !== '/tours' && <LinkButton to="/tours">Browse More Tours</LinkButton>}
      </p>
    </div>
  )
}

/** A part that the server has rendered. Its links load whole pages, which also open without a connection. */
function Part({ html, className = 'markup' }: { html: Markup; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own components
  return html.__html && <div className={className} dangerouslySetInnerHTML={html} />
}

/** What is not needed at the moment, behind its name. */
function Foldable({ name, children }: { name: string | false | null | undefined; children: ReactNode }) {
  if (!name) return children
  return (
    <details className="pass__fold measure">
      <summary className="strong">{name}</summary>
      {children}
    </details>
  )
}

/** Tells the site that somebody who reads the guest's mail looks at the pass. */
function useOpened(token: string, provesAddress: boolean) {
  useEffect(() => {
    if (provesAddress) navigator.sendBeacon(href('/booking/:token/opened', { token }), new URLSearchParams())
  }, [token, provesAddress])
}

export const ErrorBoundary = GuestLinkError
