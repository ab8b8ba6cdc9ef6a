import { bahtFromSatang } from '#money/money.rules.ts'
import type { StoredMovement } from '#money/month/movements.store.ts'
import { isThroughProvider } from '#money/payments/payment-kind.rules.ts'
import { bangkokDay, formatShortDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { guestOf } from './guest-of.ts'
import { METHOD_TEXTS, purposeText } from './movement-texts.ts'

const SHOWN_AT_ONCE = 12
/** The export has every line. */
const MOST_SHOWN = 500

/** What moved in the month, newest first. `agreeing` counts the payments through the provider that match. */
export function paidOf(movements: readonly StoredMovement[], nowMs: number, showsAll: boolean) {
  const viaProvider = movements.filter(
    ({ direction, method }) => direction === 'in' && isThroughProvider(method),
  )
  return {
    rows: movements.slice(0, showsAll ? MOST_SHOWN : SHOWN_AT_ONCE).map((one) => rowOf(one, nowMs)),
    total: movements.length,
    agreeing: viaProvider.filter(({ isToCheck }) => !isToCheck).length,
    viaProvider: viaProvider.length,
  }
}

function rowOf(movement: StoredMovement, nowMs: number) {
  const { id, at, direction, method, amountSatang, isToCheck } = movement
  const isToday = bangkokDay(at.getTime()) === bangkokDay(nowMs)
  const baht = bahtFromSatang(amountSatang)
  return {
    id,
    when: isToday ? bangkokTime(at.getTime()) : formatShortDay(bangkokDay(at.getTime())),
    guest: guestOf(movement),
    text: `${purposeText(movement)}, ${METHOD_TEXTS[method]}`,
    baht: direction === 'in' ? baht : -baht,
    state: stateOf(movement, isToCheck),
  }
}

/** There is nothing that cash or a transfer to the bank could agree with. */
function stateOf({ direction, method }: StoredMovement, isToCheck: boolean) {
  if (direction === 'out' || !isThroughProvider(method)) return undefined
  return isToCheck ? ('does not match' as const) : ('agrees' as const)
}
