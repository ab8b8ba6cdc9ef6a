import type { DeskBooking } from '#bookings/desk-booking.store.ts'
import { notHeldSentence } from '#bookings/holding/hold-sentences.words.ts'
import type { BookingCapabilities } from '#bookings/staff-action.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { refundQuestion } from '#money/payments/payment.words.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { countdown } from '#platform/time/countdown.ts'
import { proposedChanges } from '#quotes/proposals/proposal.rules.ts'
import type { Quote } from '#quotes/quotes.store.ts'
import type { Crew } from './crew.ts'

/** What the booking waits for, as a sentence on its ticket. */
export type NextStep = { text: string; tone: 'waits' | 'goes-on' | 'over' }

export function nextStepOf(
  booking: DeskBooking & { pickupAt: Date | null; proposal?: Quote | undefined },
  {
    status,
    hasBegun,
    hasVehicle,
    hasFleet,
    isDepositOpen,
    isMissed,
    refundAnswers,
  }: BookingCapabilities & { hasFleet: boolean; isDepositOpen: boolean; isMissed: boolean },
  crews: readonly Crew[],
  nowMs: number,
): NextStep {
  const { waitsUntil, pickupAt } = booking
  const question = refundAnswers.length > 1 ? waits(refundQuestion('Money')) : undefined
  const plate = crews.find(({ vehicle }) => vehicle)?.vehicle?.plate
  switch (status) {
    case 'requested':
      if (booking.proposal) return waits(proposalSentence(booking, booking.proposal, nowMs))
      return waits(
        hasVehicle && waitsUntil
          ? holdSentence(plate ?? 'A vehicle', waitsUntil, nowMs)
          : `${answerSentence(waitsUntil, nowMs)} ${booking.holdRefused ? notHeldSentence(booking.holdRefused) : 'No vehicle is held.'}`,
      )
    case 'awaiting_payment':
      if (booking.payments.some((payment) => paymentCountsAs(payment.status, 'needsAttention')))
        return waits('Money arrived that doesn’t match. Decide under Needs you.')
      return waits(
        waitsUntil
          ? `The guest is at checkout, which stays open until ${momentInWords(waitsUntil, nowMs)}.`
          : 'The guest is at checkout.',
      )
    case 'confirmed':
      if (isMissed) return waits('The driver is at the pickup, and waits for your call.')
      if (question) return question
      if (hasBegun) return waits('The trip has started. It’s marked as completed twelve hours after it ends.')
      if (!hasVehicle && hasFleet) return waits('Vehicle needed.')
      if (isDepositOpen) return waits('The deposit hasn’t been paid yet.')
      return goesOn(
        pickupAt ? `All set until pickup, ${momentInWords(pickupAt, nowMs)}.` : 'All set until pickup.',
      )
    case 'completed':
      return question ?? goesOn('The trip took place.')
    case 'draft':
      return goesOn('The guest hasn’t sent it yet.')
    case 'expired':
      return over(
        hasBegun
          ? 'It wasn’t answered or paid in time.'
          : 'It wasn’t answered or paid in time. You can still confirm it.',
      )
    case 'no_show':
      return over('The guest didn’t turn up.')
    case 'cancelled':
      return over('This booking is cancelled.')
    case 'declined':
      return over('You declined this request.')
  }
}

/** `You proposed Sunday 29 November, 09:00 and ฿6,200. The guest can answer until 13:00.` */
function proposalSentence(booking: DeskBooking, proposal: Quote, nowMs: number): string {
  const asked = { ...booking, startsAt: booking.legs[0]?.startsAt ?? null }
  if (proposal.plan) return quoteSentence(proposal, nowMs)
  const what = proposedChanges(asked, proposal).map(({ becomes }) => becomes)
  const until = momentInWords(proposal.validUntil, nowMs)
  const answer =
    proposal.validUntil.getTime() < nowMs
      ? `The guest didn’t answer by ${until}.`
      : `The guest can answer until ${until}.`
  return `You proposed ${what.join(' and ')}. ${answer}`
}

/** `Your quote of ฿16,000 is with the guest, who can accept it until 18:00.` */
function quoteSentence({ totalBaht, validUntil, wishedAt }: Quote, nowMs: number): string {
  const price = formatBaht(totalBaht)
  const until = momentInWords(validUntil, nowMs)
  if (wishedAt) return `The guest asked to change your quote of ${price}, which stays valid until ${until}.`
  return `Your quote of ${price} is with the guest, who can accept it until ${until}.`
}

/** `3 h 12 min left. ทด 0202 is held until 13:00.` */
function holdSentence(what: string, until: Date, nowMs: number): string {
  const { text, until: clock } = countdown(until.getTime(), nowMs)
  return until.getTime() > nowMs ? `${text} left. ${what} is held ${clock}.` : `The hold has ended, ${text}.`
}

/** `3 h 12 min left to answer, until 13:00.`, where nothing is held but an answer was promised. */
function answerSentence(until: Date | null, nowMs: number): string {
  if (!until || until.getTime() <= nowMs) return 'Waiting for your reply.'
  const { text, until: clock } = countdown(until.getTime(), nowMs)
  return `${text} left to answer, ${clock}.`
}

const waits = (text: string): NextStep => ({ text, tone: 'waits' })
const goesOn = (text: string): NextStep => ({ text, tone: 'goes-on' })
const over = (text: string): NextStep => ({ text, tone: 'over' })
