import { data, href, redirect } from 'react-router'
import { findBooking } from '#bookings/bookings.store.ts'
import { DRIVE_STEPS } from '#drives/drive-step.rules.ts'
import { findDrivenLeg } from '#drives/driven-legs.store.ts'
import { pressStep } from '#drives/press-step.ts'
import { notePress, undoStep } from '#drives/undo-step.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type FlashName, redirectWithFlash } from '../../shell/flash-message.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { bookingAddress, cameFromOf } from '../booking-address.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/press.ts'

/** A GET presses nothing: it redirects to Today. */
export function loader() {
  return redirect(href('/desk'))
}

/** Staff presses a step for a driver who phones, undoes one, or has looked at a rejected one. */
export async function action({ request, params: { legId }, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const leg = isUuid(legId) ? await orUnavailable(findDrivenLeg(deps.db.read, legId)) : undefined
  const booking = leg && (await orUnavailable(findBooking(deps.db.read, leg.bookingId)))
  if (!booking) throw data(null, { status: 404 })
  const flash = await perform(deps, { legId, admin, typed })
  const to = cameFromOf(typed.back)?.to ?? bookingAddress({ reference: booking.reference })
  return redirectWithFlash(to, flash)
}

type Posted = { legId: string; admin: string; typed: Record<string, string> }

async function perform(deps: Deps, { legId, admin, typed }: Posted): Promise<FlashName> {
  const { pressId = '', undo = '', noted = '', amountBaht = '' } = typed
  if (isUuid(noted)) return (await notePress(deps, { pressId: noted, admin })).ok ? 'press-noted' : NOT
  if (isUuid(undo)) return (await undoStep(deps, undo, { admin })).ok ? 'step-undone' : 'step-not-undone'
  const step = DRIVE_STEPS.find((one) => one === typed.step)
  if (!step || !isUuid(pressId)) return NOT
  const press = {
    pressId,
    legId,
    step,
    pressedAt: null,
    ...(step === 'cash' && { amountBaht: readBaht(amountBaht) }),
  }
  return (await pressStep(deps, press, { admin })).ok ? 'step-pressed' : NOT
}

const NOT = 'step-not-pressed'
