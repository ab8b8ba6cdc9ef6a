import type { RefundAnswer } from '#money/refunds/reversal.rules.ts'
import { addDays, bangkokDay, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import type { BookingStatus } from './booking-status.rules.ts'

/** What staff can do with a booking on its page of the desk. */
export const STAFF_ACTIONS = [
  'confirm',
  'propose',
  'withdraw',
  'remind',
  'decline',
  'assign',
  'hold',
  'release',
  'release-all',
  'reschedule',
  'cash',
  'waiting',
  'complete',
  'no-show',
  'pay-back',
  'goodwill',
  'owed',
  'receipt',
  'reopen',
  'undo',
  'cancel',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]

/** What the actions depend on. */
export type BookingCapabilities = {
  status: BookingStatus
  /** The first pickup has come. */
  hasBegun: boolean
  /** A vehicle is held or firm for it. */
  hasVehicle: boolean
  /** How many requests of its guest a vehicle is held for, this one included. */
  guestHolds: number
  /** Something of the price is not paid, or no price is agreed. */
  isDue: boolean
  /** The deposit has not been paid, and the guest has not been reminded of it. */
  canRemind: boolean
  /** The guest can still answer a proposal. */
  hasProposal: boolean
  /** The newest act was a moment ago, and can be taken back. */
  canUndo: boolean
  /** Something is left of what was paid, and waits for no decision about it. */
  canPayBack: boolean
  /** Something was paid, and the guest has an address. */
  canSendReceipt: boolean
  /** The trip ended a short while ago. */
  canReopen: boolean
  /** What can be said about refunds that were made in the provider's dashboard. */
  refundAnswers: readonly RefundAnswer[]
  /** It is a transfer with a price, whose guests were told what waiting costs. */
  canChargeWaiting: boolean
}

type Rule = { action: StaffAction; when?: (booking: BookingCapabilities) => boolean }

const hasVehicle = (booking: BookingCapabilities) => booking.hasVehicle
const holdsMore = (booking: BookingCapabilities) => booking.guestHolds > (booking.hasVehicle ? 1 : 0)
const isDue = (booking: BookingCapabilities) => booking.isDue
const hasBegun = (booking: BookingCapabilities) => booking.hasBegun
const hasProposal = (booking: BookingCapabilities) => booking.hasProposal
const canRemind = (booking: BookingCapabilities) => booking.canRemind && !booking.hasBegun
const canUndo = (booking: BookingCapabilities) => booking.canUndo
const canPayBack = (booking: BookingCapabilities) => booking.canPayBack
const canReopen = (booking: BookingCapabilities) => booking.canReopen
const isWaited = (booking: BookingCapabilities) => booking.canChargeWaiting && booking.hasBegun
const mayBeGoodwill = (booking: BookingCapabilities) => booking.refundAnswers.includes('goodwill')
const mayBeOwed = (booking: BookingCapabilities) => booking.refundAnswers.includes('owed')
const isAhead = (booking: BookingCapabilities) => !booking.hasBegun

/**
 * The actions of each state, the most natural one first. A request that holds no vehicle gets one when it is confirmed:
 * a hold by hand would have no deadline.
 */
const ACTIONS: Record<BookingStatus, readonly Rule[]> = {
  draft: [],
  requested: [
    { action: 'confirm' },
    { action: 'propose', when: (booking) => !booking.hasProposal },
    { action: 'withdraw', when: hasProposal },
    { action: 'decline' },
    { action: 'assign', when: hasVehicle },
    { action: 'hold', when: hasVehicle },
    { action: 'release', when: hasVehicle },
    { action: 'release-all', when: holdsMore },
    { action: 'reschedule' },
    { action: 'cancel' },
    { action: 'undo', when: canUndo },
  ],
  awaiting_payment: [
    { action: 'decline' },
    { action: 'assign', when: hasVehicle },
    { action: 'cancel' },
    { action: 'undo', when: canUndo },
  ],
  confirmed: [
    { action: 'remind', when: canRemind },
    { action: 'complete', when: hasBegun },
    { action: 'no-show', when: hasBegun },
    { action: 'assign' },
    { action: 'cash', when: isDue },
    { action: 'waiting', when: isWaited },
    { action: 'goodwill', when: mayBeGoodwill },
    { action: 'owed', when: mayBeOwed },
    { action: 'reschedule', when: isAhead },
    { action: 'cancel' },
    { action: 'undo', when: canUndo },
  ],
  expired: [{ action: 'confirm', when: isAhead }],
  completed: [
    { action: 'cash', when: isDue },
    { action: 'waiting', when: isWaited },
    { action: 'goodwill', when: mayBeGoodwill },
    { action: 'owed', when: mayBeOwed },
    { action: 'pay-back', when: canPayBack },
    { action: 'receipt', when: (booking) => booking.canSendReceipt },
    { action: 'reopen', when: canReopen },
  ],
  no_show: [
    { action: 'pay-back', when: canPayBack },
    { action: 'reopen', when: canReopen },
  ],
  cancelled: [{ action: 'pay-back', when: canPayBack }],
  declined: [
    { action: 'pay-back', when: canPayBack },
    { action: 'undo', when: canUndo },
  ],
}

/** What staff can do with this booking now; every other action is refused. */
export function staffActionsOf(booking: BookingCapabilities): StaffAction[] {
  return ACTIONS[booking.status]
    .filter(({ when }) => when === undefined || when(booking))
    .map(({ action }) => action)
}

/** For how many hours after the end of a trip staff can take back that it was completed or a no-show. */
const REOPEN_HOURS = 24

/** Is the trip not over, or over for a short while only? Without a known hour it ends with its last day. */
export function isReopenable(
  { endsAt, lastDay }: { endsAt: Date | null; lastDay: PlainDate | null },
  nowMs: number,
): boolean {
  const end = endsAt ?? (lastDay === null ? null : bangkokInstant(addDays(lastDay, 1), '00:00'))
  return end !== null && nowMs <= end.getTime() + REOPEN_HOURS * 3_600_000
}

const BOOKED_AGAIN: readonly BookingStatus[] = ['cancelled', 'declined', 'no_show']

/** Does a guest whose booking has ended like this need another one? It is entered anew, filled in from this one. */
export function isBookedAgain(status: BookingStatus): boolean {
  return BOOKED_AGAIN.includes(status)
}

/** Has the trip begun? Without a known pickup it begins with its day. `nowMs` is in milliseconds since the epoch. */
export function hasTripBegun(
  { pickupAt, travelDate }: { pickupAt: Date | null; travelDate: PlainDate | null },
  nowMs: number,
): boolean {
  if (pickupAt) return nowMs >= pickupAt.getTime()
  return travelDate !== null && travelDate <= bangkokDay(nowMs)
}

/** The one action that the booking waits for; `undefined` when it goes on by itself or waits for the guest. */
export function awaitedActionOf(booking: BookingCapabilities): StaffAction | undefined {
  if (booking.status === 'confirmed' && !booking.hasBegun) {
    if (!booking.hasVehicle) return 'assign'
    return booking.canRemind ? 'remind' : undefined
  }
  if (booking.hasProposal) return undefined
  const [first] = staffActionsOf(booking)
  return first === 'confirm' || first === 'complete' ? first : undefined
}
