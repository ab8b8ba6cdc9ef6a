import { data, href } from 'react-router'
import { findCancellationOutcome } from '#bookings/cancelling/find-refund-now.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { GuestLinkError } from '../../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext, visitorContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { readForm, textValues } from '../../shell/form-post.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { factsOfKind } from '../pass-facts.ts'
import { requirePass } from '../require-pass.ts'
import type { Route } from './+types/change.ts'
import { ChangeFrame } from './change-frame.tsx'
import { choiceInWords, choiceOf } from './move-choice.ts'
import { findMoveDays } from './move-days.ts'
import { MoveForm } from './move-form.tsx'
import { movePreviewOf } from './move-preview.ts'
import { MoveSummary } from './move-summary.tsx'
import { moveViewOf } from './move-view.ts'
import { isMovedAlready, postMove } from './post-move.ts'

export const handle = CHAT_AT_END

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const pass = await requirePass(deps, params.token)
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const at = { catalogue: deps.catalogue, nowMs: deps.now() }
  const view = moveViewOf(at, pass, await orUnavailable(findCancellationOutcome(deps, pass.booking)))
  const choice = choiceOf(deps.catalogue, pass, asked)
  const days = view.whyNot ? null : await orUnavailable(findMoveDays(deps, pass, choice, asked.page))
  return {
    ...view,
    ...{ asked, days, date: choice.date },
    choice: choiceInWords(at, pass, { ...choice, vehicleClass: days?.vehicleClass ?? choice.vehicleClass }),
    reference: pass.booking.reference,
    title: pass.booking.title,
    facts: factsOfKind(pass),
  }
}

/** First says what a change would do, and with the next press changes the booking. Pressed again, it leads to the pass like before. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const typed = textValues(await readForm(request))
  const pass = await requirePass(deps, token)
  // Before the change: through the link in our emails it proves the address, so that an email about the change follows.
  if (typed.press === 'move') await orUnavailable(noteLinkUsed(deps, token))
  if (typed.press === 'again') return answer({ typed, error: '', errors: {}, preview: null })
  const done = await postMove(deps, pass, typed, context.get(visitorContext).network)
  if (!done.ok && (await isMovedAlready(deps, await requirePass(deps, token), typed))) return moved(token)
  if (!done.ok) {
    const { message, fields, reason } = refusalInWords(done)
    return answer(
      { typed, error: fields.date ?? message, errors: fields, preview: null },
      HTTP_STATUS[reason],
    )
  }
  if (typed.press !== 'move')
    return answer({ typed, error: '', errors: {}, preview: movePreviewOf(pass, done, deps.now()) })
  return moved(token, done.guestIsTold ? 'booking-moved-told' : 'booking-moved')
}

type Answer = {
  typed: Record<string, string>
  error: string
  errors: Record<string, string>
  preview: ReturnType<typeof movePreviewOf> | null
}

function answer(shown: Answer, status = 200) {
  return data(shown, { status })
}

function moved(token: string, flash: 'booking-moved' | 'booking-moved-told' = 'booking-moved') {
  return redirectWithFlash(href('/booking/:token', { token }), flash)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Change booking ${loaderData.reference}` : 'Change booking')

export default function ChangeBooking({
  loaderData: view,
  actionData,
  params: { token },
}: Route.ComponentProps) {
  const passPath = href('/booking/:token', { token })
  const { error, preview, typed = view.asked, errors = {} } = actionData ?? {}
  return (
    <ChangeFrame
      view={view}
      passPath={passPath}
      here="Change"
      headline="Change your trip"
      error={error && `${error} Nothing has changed: your booking is as it was.`}
    >
      {preview ? (
        <MoveSummary preview={preview} typed={typed} />
      ) : (
        <MoveForm view={view} typed={typed} errors={errors} passPath={passPath} />
      )}
    </ChangeFrame>
  )
}

export const ErrorBoundary = GuestLinkError
