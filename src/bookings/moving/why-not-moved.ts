import { findTour } from '#catalogue/catalogue.rules.ts'
import type { PlannedLeg } from '#fleet/allocation/planned-legs.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { DetailedBooking } from '../detailed-bookings.store.ts'
import type { StoredLeg } from '../legs.store.ts'
import { leadHoursOf } from '../placing/lead-hours.ts'
import { offeredHours } from './offered-hours.ts'
import { classesForParty, isPartyOf, partySizeProblem, type WantedParty } from './party-size.ts'
import { isSameTimes, whyNotMovedByGuest } from './reschedule.rules.ts'

type Planned = {
  booking: DetailedBooking
  /** The drives as they are wanted. */
  times: readonly (StoredLeg | PlannedLeg)[]
  move: WantedParty
  isGuest: boolean
}

/** Why a booking cannot be changed like this, before anything is asked about free vehicles; `undefined` when it can. */
export function whyNotMoved(
  deps: Pick<Deps, 'catalogue' | 'rules' | 'now'>,
  planned: Planned,
): Refusal | undefined {
  const { booking, times, move, isGuest } = planned
  // Without known hours a person has to look at it.
  if (times.length === 0) return refuse('not-possible', { code: 'move-by-person' })
  if (isSameTimes(booking.legs, times) && isPartyOf(booking, move))
    return refuseField('invalid', 'date', { code: 'nothing-changed' })
  const sizeProblem = partySizeProblem(deps.catalogue, booking, move)
  if (sizeProblem) return refuseField('party-too-large', 'guests', sizeProblem)
  return isGuest ? whyNotByGuest(deps, planned) : undefined
}

function whyNotByGuest(
  deps: Pick<Deps, 'catalogue' | 'rules' | 'now'>,
  { booking, times, move }: Planned,
): Refusal | undefined {
  const { legs } = booking
  const [first] = times
  if (!first) return refuse('not-possible', { code: 'move-by-person' })
  const runsOn = findTour(deps.catalogue, booking.kind === 'trip' ? booking.tourId : null)?.runsOn ?? null
  const leadHours = leadHoursOf(deps, first, booking)
  const problem = whyNotMovedByGuest({ booking, legs, times, runsOn, leadHours }, deps.now())
  if (problem) return refuseField('invalid', 'date', problem)
  const offered = offeredHours(deps.catalogue, booking)
  const timeOf = ({ startsAt }: { startsAt: Date }) => bangkokTime(startsAt.getTime())
  const elsewhen = times.findIndex((leg, index) => {
    const was = legs[index]
    return !(was && timeOf(was) === timeOf(leg)) && !offered.includes(timeOf(leg))
  })
  if (elsewhen >= 0)
    return refuseField('invalid', elsewhen === 0 ? 'time' : 'returnTime', { code: 'hour-not-offered' })
  const classes = isPartyOf(booking, move) ? undefined : classesForParty(deps.catalogue, booking, move)
  return classes?.length === 0
    ? refuseField('party-too-large', 'guests', { code: 'party-by-person' })
    : undefined
}
