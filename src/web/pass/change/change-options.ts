import { href } from 'react-router'
import { findPromisedRefund, type PromisedRefund } from '#bookings/cancelling/find-promised-refund.ts'
import { type CancellationOutcome, findCancellationOutcome } from '#bookings/cancelling/find-refund-now.ts'
import { refundWithinDays } from '#bookings/operator-rules/rule-sentences.words.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { checkedByPerson, refundWhen } from '#money/payments/payment.words.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { driveUnderWay } from '../drive-words.ts'
import { refundSentence } from './cancel-view.ts'
import { movesUntil } from './move-view.ts'

/** What a guest can change on the pass; null where it cannot be done any more. */
export type ChangeOptions = {
  move: { path: string; note: string } | null
  cancel: { path: string; note: string } | null
  /** After the end of a booking: what goes back and when. */
  refund: string | null
  /** The address that gets no emails about changes until somebody opens the link in our first one; else null. */
  unprovedAddress: string | null
}

export async function findChangeOptions(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  pass: Pass,
  token: string,
): Promise<ChangeOptions> {
  const cancellation = outcomeForGuest(pass, await findCancellationOutcome(deps, pass.booking))
  const promised = await findPromisedRefund(deps.db.read, pass.booking.id)
  const until = driveUnderWay(pass) ? null : movesUntil(pass, cancellation, deps.now())
  return {
    move: until && {
      path: href('/booking/:token/change', { token }),
      note: `Another day, hour or party: free until ${dayAndTime(until)} (Bangkok).`,
    },
    cancel: cancellation.refund.ok
      ? { path: href('/booking/:token/cancel', { token }), note: refundSentence(cancellation, pass) }
      : null,
    refund: promisedSentence(promised, deps.now()),
    unprovedAddress:
      until && pass.hasCopy && !pass.isAddressTrusted ? pass.booking.customerEmail || null : null,
  }
}

/** What cancelling gives back, as the guest may use it: once the driver has left, only the office can cancel. */
export function outcomeForGuest(pass: Pass, cancellation: CancellationOutcome): CancellationOutcome {
  if (!driveUnderWay(pass)) return cancellation
  return { ...cancellation, refund: { ok: false, problem: { code: 'trip-departed' } } }
}

/** The same as the email of the end says. */
function promisedSentence(promised: PromisedRefund, nowMs: number): string | null {
  const { refundSatang, since, isDecidedByPerson } = promised
  if (isDecidedByPerson) return checkedByPerson
  if (!since || refundSatang === 0) return null
  const lastDay = addDays(bangkokDay(since.getTime()), refundWithinDays)
  const when = refundWhen(promised, lastDay, bangkokDay(nowMs))
  return `We’re refunding ${formatBaht(bahtFromSatang(refundSatang))} the way you paid. ${when}`
}
