import type { TermSentence } from '#bookings/cancelling/booking-terms.words.ts'
import { deadlineInWords } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { formatBaht } from '../money.rules.ts'
import { payableHow } from '../payments/payment.words.ts'
import type { CheckoutMethod } from '../payments/payment-kind.rules.ts'
import type { ToPay } from './deposit.rules.ts'

/** One way in which a guest can pay, or one part of what is due. */
export type WayToPay = { title: string; text: TermSentence; isOnline: boolean }

type Brought = {
  methods: readonly CheckoutMethod[]
  /** What the party pays for tickets on the day; 0 when nothing is known of them. */
  ticketsBaht: number
  /** Until when the rest after a deposit can be paid at the checkout. */
  restEnds: Date | undefined
}

/** Above the ways, on the pass and in the email. */
export function titleToPay({ dueBaht }: ToPay): string {
  return `How you pay ${formatBaht(dueBaht)}`
}

/**
 * How what is due of an agreed booking is paid, until when, and what is then brought in cash: the trip pass and the email
 * that confirms a request say it in the same words, and the driver collects the same sum.
 */
export function howToPay(
  { online, cashBaht }: ToPay,
  { methods, ticketsBaht, restEnds }: Brought,
): WayToPay[] {
  const how = payableHow(methods)
  const inCash = (title: string) => ({
    title,
    text: { before: `On the day. ${bring(cashBaht, ticketsBaht)}` },
    isOnline: false,
  })
  const ticketsOnly = ticketsBaht > 0 ? ` Then bring ${formatBaht(ticketsBaht)}, for tickets only.` : ''
  const onPass = (title: string, ends: Date) => ({
    title,
    text: { before: 'On your trip pass until ', moment: momentOf(ends), after: `.${ticketsOnly}` },
    isOnline: true,
  })
  if (online?.purpose === 'deposit') {
    const rest = restEnds ? [onPass(`The rest ${how}`, restEnds)] : []
    return [
      {
        title: `The deposit of ${formatBaht(online.amountBaht)} ${how}`,
        text: {
          before: 'Please pay it on your trip pass by ',
          moment: momentOf(online.ends),
          after: `.${cashBaht > 0 ? '' : ticketsOnly}`,
        },
        isOnline: true,
      },
      ...(cashBaht > 0 ? [inCash('The rest in cash to your driver'), ...rest] : []),
    ]
  }
  const cash = inCash('In cash to your driver')
  if (!online) return [cash]
  const byCard = onPass(atSentenceStart(how), online.ends)
  // The whole price was agreed to be paid online; of a rest the guest chooses.
  return online.purpose === 'full' ? [byCard, cash] : [cash, byCard]
}

function momentOf(ends: Date) {
  return { at: ends.toISOString(), words: deadlineInWords(ends.getTime()) }
}

function bring(driverBaht: number, ticketsBaht: number): string {
  const forDriver = `${formatBaht(driverBaht)} for your driver`
  if (ticketsBaht === 0) return `Bring ${forDriver}.`
  return `Bring ${formatBaht(driverBaht + ticketsBaht)}: ${forDriver} and ${formatBaht(ticketsBaht)} for tickets.`
}
