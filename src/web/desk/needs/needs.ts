import { href } from 'react-router'
import type { WaitingRequest } from '#bookings/desk-lists/today.store.ts'
import type { Contact } from '#bookings/holding/hold-limits.rules.ts'
import type { ReportedPress } from '#drives/drive-steps.store.ts'
import type { VehiclePapers } from '#fleet/availability/papers.rules.ts'
import type { Driver, Vehicle } from '#fleet/fleet.store.ts'
import { PAPER_NAMES } from '#fleet/fleet.words.ts'
import { paperAlerts } from '#fleet/paper-alerts.rules.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { isToGuest } from '#messages/outbox/mail.rules.ts'
import { cardPaymentEnds } from '#money/deposits/deposit.rules.ts'
import type { UnpaidDeposit } from '#money/deposits/unpaid-deposits.store.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import type { UndeliverableMail, WaitingReview } from '#money/payments/attention.store.ts'
import { refundQuestion } from '#money/payments/payment.words.ts'
import { REFUND_ANSWERS } from '#money/refunds/reversal.rules.ts'
import type { UnansweredRefund } from '#money/refunds/unanswered-refunds.store.ts'
import type { UnfinishedRefund } from '#money/refunds/unfinished-refunds.store.ts'
import { counted } from '#platform/text/counted.ts'
import { isolated } from '#platform/text/direction.ts'
import { addDays, bangkokInstant, formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { answerPromisedAt, isQuotable, quotePromisedAt } from '#quotes/quote-promise.rules.ts'
import { ACTS, releaseAllInWords } from '../booking/acts.ts'
import { bookingAddress } from '../booking-address.ts'
import { type PhotoView, photoViewOf } from '../drives/press-photo.tsx'
import { pressedInWords, REJECTION_NAMES, stepInWords } from '../drives/step-words.ts'
import { mailErrorMessage, mailLabel } from '../labels/mail-labels.ts'
import { REFUND_REASON_TEXTS } from '../labels/refund-labels.ts'
import { type Guest, guestOf } from '../money/view/guest-of.ts'
import type { Mismatch } from '../money/view/mismatches.ts'
import type { NEED_KINDS } from './need-kinds.ts'

/** Something that a person has to decide, with its one best answer. */
export type Need = {
  key: string
  kind: keyof typeof NEED_KINDS
  title: string
  /** Whose booking it is about, where title and answer do not lead to it. */
  guest?: Guest | undefined
  text: string
  /** For a driver's report that a guest did not come. */
  photo?: PhotoView
  /** When it is too late; without an end it comes after those that have one. */
  endsAt: Date | undefined
  answer:
    | { button: string; to: string }
    | { button: string; mailId: string }
    | { button: string; legId: string; pressId: string }
    | { name: string; call: string; chat: string | undefined }
    | { seen: number; choices: readonly { button: string; to: string }[] }
    | undefined
  /** Of the first of several requests of one guest that hold a vehicle: frees all of them. */
  releaseAll?: { button: string; to: string; seen: number }
}

/**
 * First the guests who did not come, because a driver waits at the door; then the nearest end first, and those without an
 * end last. Within that the order stays.
 */
export function inOrder(needs: readonly Need[]): Need[] {
  return needs.toSorted((one, other) => endOf(one) - endOf(other) || 0)
}

function endOf({ kind, endsAt }: Need): number {
  return kind === 'no-show' ? 0 : (endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER)
}

/** The driver is told to expect a call within this time. */
const CALL_BACK_MS = 5 * 60_000

type FleetWithPapers = {
  vehicles: readonly (VehiclePapers & Pick<Vehicle, 'id' | 'plate'>)[]
  drivers: readonly Pick<Driver, 'id' | 'name' | 'licenceExpiresOn'>[]
  today: PlainDate
}

/** The panels of the money page that hold the answers. */
const MISMATCHES = `${href('/desk/money')}#mismatches`
const PAY_BACK = `${href('/desk/money')}#pay-back`

type AskedRequest = Omit<WaitingRequest, keyof Contact>

/** `guestHolds`: how many requests of its guest hold a vehicle; 0 where that is not to be said. */
export function requestNeed(request: AskedRequest, guestHolds = 0): Need {
  const { reference, customerName, title, travelDate, guests } = request
  const guest = isolated(customerName || NAME_PLACEHOLDERS.guest)
  return {
    ...askedOf(request, guest),
    key: reference,
    text: `${[travelDate && formatShortDay(travelDate), title, counted(guests, 'guest')].filter(Boolean).join(', ')}.`,
    answer: isQuotable(request)
      ? { button: 'Write quote', to: href('/desk/quotes/:reference', { reference }) }
      : { button: 'Open', to: bookingAddress({ reference, from: href('/desk') }) },
    ...(guestHolds > 1 && {
      releaseAll: {
        button: releaseAllInWords(guestHolds),
        to: bookingAddress({ reference }, 'release-all'),
        seen: request.seen,
      },
    }),
  }
}

/** What is asked of us, and until when we promised it or hold the vehicle. */
function askedOf(request: AskedRequest, guest: string): Pick<Need, 'kind' | 'title' | 'endsAt'> {
  const { wishedAt, waitsUntil } = request
  const promisedAt = quotePromisedAt(request)
  if (wishedAt)
    return {
      ...{ kind: 'quote', title: `${guest} asked to change the quote` },
      endsAt: answerPromisedAt(wishedAt),
    }
  if (promisedAt) return { kind: 'quote', title: `Quote a price to ${guest}`, endsAt: promisedAt }
  return { kind: 'request', title: `Answer ${guest}`, endsAt: waitsUntil ?? undefined }
}

/** A deposit that an agreed booking waits for; it can be paid until the evening before. */
export function depositNeed(booking: UnpaidDeposit): Need {
  const { reference, customerName, title, travelDate, amountBaht } = booking
  return {
    ...{ key: `deposit ${reference}`, kind: 'deposit' },
    title: `${isolated(customerName || NAME_PLACEHOLDERS.guest)} hasn’t paid the deposit of ${formatBaht(amountBaht)}`,
    text: `${[travelDate && formatShortDay(travelDate), title].filter(Boolean).join(', ')}.`,
    endsAt: travelDate === null ? undefined : cardPaymentEnds(travelDate),
    answer: { button: 'Open', to: bookingAddress({ reference, from: href('/desk') }) },
  }
}

/** A refund that was made in the provider's dashboard: only a person knows what it was for. */
export function refundQuestionNeed(booking: UnansweredRefund): Need {
  const { reference, customerName, travelDate, title, amountBaht, seen } = booking
  return {
    ...{ key: `answer ${reference}`, kind: 'refund', endsAt: undefined },
    title: refundQuestion(formatBaht(amountBaht)),
    text: `${[isolated(customerName || NAME_PLACEHOLDERS.guest), travelDate && formatShortDay(travelDate), title].filter(Boolean).join(', ')}.`,
    answer: {
      seen,
      choices: REFUND_ANSWERS.map((answer) => ({
        button: ACTS[answer].button,
        to: bookingAddress({ reference }, answer),
      })),
    },
  }
}

/** The papers that end within 30 days, with the end of their last valid day. */
export function paperNeeds({ vehicles, drivers, today }: FleetWithPapers): Need[] {
  return paperAlerts({ vehicles, drivers }, [], today).map(({ kind, id, paper, endsOn }) => {
    const name =
      kind === 'vehicle'
        ? vehicles.find((one) => one.id === id)?.plate
        : drivers.find((one) => one.id === id)?.name
    return {
      ...{ key: `${id} ${paper}`, kind: 'papers', title: `${PAPER_NAMES[paper].name} of ${name ?? ''}` },
      text: `${endsOn < today ? 'Expired' : 'Expires'} on ${formatShortDay(endsOn)}.`,
      endsAt: bangkokInstant(addDays(endsOn, 1), '00:00'),
      answer: { button: 'Open', to: href('/desk/fleet') },
    }
  })
}

/** Money that does not match is decided on the money page, where both sides are shown. */
export function mismatchNeed({ id, kind, what, advice, provider, ours, guest }: Mismatch): Need {
  return {
    ...{ key: id, kind, title: what, guest, endsAt: undefined },
    text: kind === 'payment' ? `Provider: ${provider}. We: ${ours}.` : advice,
    answer: { button: kind === 'dispute' ? 'Open' : 'Decide', to: MISMATCHES },
  }
}

/** A refund that the site suggests. */
export function refundNeed(refund: UnfinishedRefund): Need {
  return {
    ...{ key: refund.id, kind: 'refund', endsAt: undefined, guest: guestOf(refund) },
    title: `Decide whether to refund ${formatBaht(bahtFromSatang(refund.amountSatang))}`,
    text: REFUND_REASON_TEXTS[refund.reason],
    answer: { button: 'Decide', to: PAY_BACK },
  }
}

export function reviewNeed({ id, customerName, rating, tourName }: WaitingReview): Need {
  return {
    ...{ key: id, kind: 'review', endsAt: undefined },
    title: `${isolated(customerName)} left a review`,
    text: `${rating} of 5 stars, ${tourName}.`,
    answer: { button: 'Read', to: `${href('/admin/testimonials/:id', { id })}?from=today` },
  }
}

/** What a driver reports: a guest who did not come, or a rejected press. */
export function driveNeed(press: ReportedPress): Need {
  const { id, legId, step, rejection, driver, customerName, reference, pressedAt, receivedAt } = press
  const guest = isolated(customerName || NAME_PLACEHOLDERS.guest)
  const at = pressedInWords(pressedAt, receivedAt)
  const who = driver ?? 'The driver'
  const photo = step === 'no_show' ? photoViewOf(press) : undefined
  if (!rejection)
    return {
      ...{ key: id, kind: 'no-show', endsAt: new Date(receivedAt.getTime() + CALL_BACK_MS) },
      title: `${who} reports that ${guest} didn’t turn up`,
      text: [`${at}, ${reference}.`, press.note].filter(Boolean).join(' '),
      photo,
      answer: { button: 'Decide', to: bookingAddress({ reference, from: href('/desk') }) },
    }
  return {
    ...{ key: id, kind: 'driver', endsAt: undefined, photo },
    title: `${who} pressed ${stepInWords(step, press.amountBaht)}, ${REJECTION_NAMES[rejection]}`,
    ...{ guest: guestOf(press), text: `${at}.` },
    answer: { button: 'Got it', legId, pressId: id },
  }
}

/** An email that was given up: what the guest did not read can be said. */
export function mailNeed(mail: UndeliverableMail, nowMs: number): Need {
  const { id, kind, toAddress, lastError, attempts, createdAt, customerName, customerPhone, reference } = mail
  const since = momentInWords(createdAt, nowMs)
  const phone =
    isToGuest(kind) && customerPhone
      ? `Call ${isolated(customerName || NAME_PLACEHOLDERS.guest)}: ${customerPhone}.`
      : ''
  const tried = attempts > 1 ? `Tried ${attempts} times since ${since}.` : `Queued ${since}.`
  return {
    ...{ key: id, kind: 'mail', endsAt: undefined },
    title: `${mailLabel(kind)}: ${toAddress}`,
    guest: reference === null ? undefined : guestOf({ reference, customerName }),
    text: [mailErrorMessage(lastError), tried, phone].filter(Boolean).join(' '),
    answer: { button: 'Send again', mailId: id },
  }
}

export function warningNeed(message: string): Need {
  return {
    ...{ key: message, kind: 'warning', title: message, endsAt: undefined, answer: undefined },
    text: 'Tell the person who runs the server; docs/operations.md says what to do.',
  }
}
