import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { bookingAddress } from '../booking-address.ts'

/**
 * The words of an action: on its button, and what an admin reads who pressed when the booking had changed meanwhile. The
 * action itself is the last part of its address.
 */
export const ACTS: Record<StaffAction, { button: string; notDone: string; asksFirst: boolean }> = {
  confirm: { button: 'Confirm', notDone: 'Your confirmation was not sent.', asksFirst: false },
  propose: {
    button: 'Propose another day or price',
    notDone: 'Your proposal was not sent.',
    asksFirst: true,
  },
  withdraw: { button: 'Withdraw the proposal', notDone: 'Nothing has changed.', asksFirst: false },
  remind: { button: 'Send reminder', notDone: 'Your reminder was not sent.', asksFirst: false },
  decline: { button: 'Decline', notDone: 'Your answer was not sent.', asksFirst: true },
  assign: { button: 'Assign', notDone: 'Your choice was not saved.', asksFirst: true },
  hold: { button: 'Hold longer', notDone: 'Nothing has changed.', asksFirst: false },
  release: { button: 'Release vehicle', notDone: 'Nothing was released.', asksFirst: false },
  'release-all': {
    button: 'Release all holds of this guest',
    notDone: 'Nothing was released.',
    asksFirst: false,
  },
  reschedule: { button: 'Reschedule', notDone: 'Nothing was moved.', asksFirst: true },
  cash: { button: 'Mark paid in cash', notDone: 'Your payment was not recorded.', asksFirst: true },
  waiting: { button: 'Charge waiting', notDone: 'Nothing was charged.', asksFirst: true },
  complete: { button: 'Complete', notDone: 'Nothing has changed.', asksFirst: false },
  'no-show': { button: 'No-show', notDone: 'Nothing has changed.', asksFirst: true },
  'pay-back': { button: 'Refund', notDone: 'Nothing was refunded.', asksFirst: true },
  goodwill: { button: 'Refund was goodwill', notDone: 'Nothing was saved.', asksFirst: false },
  owed: { button: 'Refund is owed again', notDone: 'Nothing was saved.', asksFirst: false },
  receipt: { button: 'Send receipt', notDone: 'Your receipt was not sent.', asksFirst: false },
  reopen: { button: 'Reopen', notDone: 'Nothing has changed.', asksFirst: false },
  undo: { button: 'Undo', notDone: 'Nothing has changed.', asksFirst: false },
  cancel: { button: 'Cancel booking', notDone: 'Nothing was cancelled.', asksFirst: true },
}

/** `Release all 12 holds of this guest`; the only one is that of another request. */
export function releaseAllInWords(count: number): string {
  return count === 1 ? 'Release the other hold of this guest' : `Release all ${count} holds of this guest`
}

export function findAct(text: string): StaffAction | undefined {
  return Object.hasOwn(ACTS, text) ? (text as StaffAction) : undefined
}

/** The page of one action, which also takes its form. */
export function addressOf(
  booking: { reference: string; from?: string | undefined },
  act: StaffAction,
): string {
  return bookingAddress(booking, act)
}
