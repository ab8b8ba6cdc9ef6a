import { useEffect } from 'react'
import { data, href } from 'react-router'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { findProvesAddress } from '#guests/links/note-pass-opened.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { answerProposal } from '#quotes/proposals/answer-proposal.ts'
import { AutoRefresh } from '../parts/auto-refresh.tsx'
import { useWaitingWhatsappTab } from '../parts/booking-form/whatsapp-tab.ts'
import { GuestLinkError } from '../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { statePillLink } from '../parts/state-pill.tsx'
import { TripList } from '../parts/trip-page/trip-list.tsx'
import { useRenewal } from '../parts/use-renewal.ts'
import { depsContext } from '../shell/context.ts'
import { redirectWithFlash } from '../shell/flash-message.ts'
import { readForm, textValues } from '../shell/form-post.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import { LinkButton } from '../ui/button.tsx'
import type { Route } from './+types/page.ts'
import { findChangeOptions } from './change/change-options.ts'
import { PassChange } from './change/pass-change.tsx'
import { PassHead } from './head/pass-head.tsx'
import { PassLine } from './head/pass-line.tsx'
import { PassTiles } from './head/pass-tiles.tsx'
import { OfflineBar } from './offline/offline-bar.tsx'
import { useIsOffline } from './offline/use-is-offline.ts'
import { useKeptPass } from './offline/use-kept-pass.ts'
import { PassAfter } from './pass-after.tsx'
import { PassCalendar } from './pass-calendar.tsx'
import { PassCrew } from './pass-crew.tsx'
import { PassHelp } from './pass-help.tsx'
import { PassNext } from './pass-next.tsx'
import { PassProposal } from './pass-proposal.tsx'
import { PassTicket } from './pass-ticket.tsx'
import { passViewOf } from './pass-view.ts'
import { HowYouPay } from './payment/how-you-pay.tsx'
import { PassCash } from './plan/pass-cash.tsx'
import { PassDay } from './plan/pass-day.tsx'
import { Pickup } from './plan/pickup.tsx'
import { requirePass } from './require-pass.ts'
import { PassThai } from './thai/pass-thai.tsx'

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
  return { ...view, change, provesAddress }
}

/** The guest's answer to a proposal. A refused one shows the page as it is by then, with the reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const { proposal: proposalId = '', answer } = textValues(await readForm(request))
  if (answer !== 'accept' && answer !== 'turn-down')
    return data({ error: 'Please press one of the two buttons.' }, { status: 422 })
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
  return data({ error }, { status: HTTP_STATUS[reason] })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Your trip pass, ${loaderData.reference}` : 'Your trip pass')

export default function TripPass({ loaderData: pass, actionData, params: { token } }: Route.ComponentProps) {
  useOpened(token, pass.provesAddress)
  useWaitingWhatsappTab(pass.whatsapp.url)
  const isKept = useKeptPass(pass.keepUntil)
  const isOffline = useIsOffline()
  useRenewal(isOffline ? null : pass.renewsEveryMs)
  return (
    <div className="pass stack wrap">
      {pass.isProcessing && <AutoRefresh />}
      <div className="pass__top stack gap-part shrink packed">
        <OfflineBar asOf={pass.asOf} />
        <PassHead pass={pass} />
        <HowYouPay payment={pass.payment} payPath={pass.payPath} />
        <PassLine stations={pass.stations} />
        <PassTiles pass={pass} />
        {pass.crews.map((crew) => (
          <PassCrew crew={crew} reference={pass.reference} key={crew.when} />
        ))}
        <PassProposal proposal={pass.proposal} error={actionData?.error} />
        <PassNext steps={pass.steps} />
        <PassAfter reviewPath={pass.reviewPath} />
        <Pickup pickup={pass.plan.pickup} />
      </div>
      <PassTicket pass={pass} isKept={isKept} />
      <div className="pass__rest stack">
        <div className="stack gap-part shrink packed">
          <PassDay plan={pass.plan} />
        </div>
        <div className="stack gap-part shrink packed">
          <PassCash cash={pass.cash} />
          <TripList title="What to bring" items={pass.plan.bring} />
          <PassThai cards={pass.thaiCards} path={pass.thaiPath} />
          <PassCalendar calendar={pass.calendar} />
          <PassChange options={pass.change} />
          <PassHelp />
        </div>
      </div>
      <p className="message-page__actions">
        <LinkButton to={pass.again.to}>{pass.again.label}</LinkButton>
        <LinkButton to="/">Return Home</LinkButton>
        <LinkButton to="/tours">Browse More Tours</LinkButton>
      </p>
    </div>
  )
}

/** Tells the site that somebody who reads the guest's mail looks at the pass. */
function useOpened(token: string, provesAddress: boolean) {
  useEffect(() => {
    if (provesAddress) navigator.sendBeacon(href('/booking/:token/opened', { token }), new URLSearchParams())
  }, [token, provesAddress])
}

export const ErrorBoundary = GuestLinkError
