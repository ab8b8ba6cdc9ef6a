import { bahtFromSatang } from '../money.rules.ts'
import type { PaymentMethod } from './payment-kind.rules.ts'

/** Money that came in or went out. Every movement counts in the month in which the money moved. */
export type Movement = {
  direction: 'in' | 'out'
  /** How it came; money goes out for a payment that came in this way. */
  method: PaymentMethod
  amountSatang: number
  /** It does not match its booking, and nobody has decided about it yet. */
  isToCheck: boolean
}

type Part = { baht: number; count: number }

/** What moved in one month. `totalBaht` is card, transfer and cash less what was paid back. */
export type MonthTotals = {
  card: Part
  /** PromptPay and bank transfer. */
  transfer: Part
  cash: Part
  paidBack: Part
  totalBaht: number
  /** What of the money that came in does not match yet; it is counted above as well. */
  toCheck: Part
}

const SHOWN_AS: Record<PaymentMethod, 'card' | 'transfer' | 'cash'> = {
  card: 'card',
  promptpay: 'transfer',
  bank_transfer: 'transfer',
  cash: 'cash',
}

export function totalsOf(movements: readonly Movement[]): MonthTotals {
  const income = movements.filter(({ direction }) => direction === 'in')
  const cameAs = (shown: 'card' | 'transfer' | 'cash') =>
    partOf(income.filter(({ method }) => SHOWN_AS[method] === shown))
  const outgoing = movements.filter(({ direction }) => direction === 'out')
  return {
    ...{
      card: cameAs('card'),
      transfer: cameAs('transfer'),
      cash: cameAs('cash'),
      paidBack: partOf(outgoing),
    },
    totalBaht: bahtFromSatang(satangOf(income) - satangOf(outgoing)),
    toCheck: partOf(income.filter(({ isToCheck }) => isToCheck)),
  }
}

function partOf(movements: readonly Movement[]): Part {
  return { baht: bahtFromSatang(satangOf(movements)), count: movements.length }
}

/** Summed in satang, because fractions of a baht do not add up exactly. */
function satangOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { amountSatang }) => sum + amountSatang, 0)
}
