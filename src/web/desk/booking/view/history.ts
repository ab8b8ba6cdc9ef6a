import { type Actor, type ActorKind, actorKind, actorName } from '#bookings/actor.rules.ts'
import type { FleetNames } from '#bookings/desk-booking.store.ts'
import type { Event } from '#bookings/events.store.ts'
import { piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import type { DriveStep, Rejection } from '#drives/drive-step.rules.ts'
import type { ListedMail } from '#messages/outbox/mail-list.store.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { bangkokTime, dayAndTime } from '#platform/time/clock-time.ts'
import { REJECTION_NAMES, stepInWords } from '../../drives/step-words.ts'
import { mailErrorMessage, mailLabel } from '../../labels/mail-labels.ts'
import { BOOKING_EVENTS, MAIL_STATES, type StateLabel } from '../../labels/state-labels.ts'

/** One step of the history of a booking. `kind` is what the filter of the panel goes by. */
export type HistoryStep = {
  id: string
  at: Date
  kind: 'message' | 'money' | 'change'
  text: string
  who: string
  /** Only for a mail. */
  state?: StateLabel
}

const WHO: Record<Exclude<ActorKind, 'staff'>, string> = {
  guest: 'The guest',
  driver: 'The driver',
  clock: 'Automatic',
  provider: 'The payment provider',
  command: 'A command',
}

/** Who brought a step about; staff by the address of the account, drivers by name where it is known. */
export function whoInWords(actor: Actor, { drivers }: Pick<FleetNames, 'drivers'>): string {
  const kind = actorKind(actor)
  if (kind === 'staff') return actorName(actor)
  if (kind === 'driver') return drivers.get(actorName(actor)) ?? WHO.driver
  return WHO[kind]
}

/** The events of a booking and the mails about it as one history, oldest first. */
export function historyOf(
  {
    events,
    mails,
    plannedQuoteIds = [],
  }: { events: readonly Event[]; mails: readonly ListedMail[]; plannedQuoteIds?: readonly string[] },
  names: FleetNames,
): HistoryStep[] {
  const isQuote = ({ subjectId }: Event) => plannedQuoteIds.includes(subjectId)
  const steps = events.flatMap((event) => stepOf(event, names, isQuote(event)) ?? [])
  const messages = mails.map((mail) => ({
    ...{ id: mail.id, at: mail.sentAt ?? mail.createdAt, kind: 'message' as const },
    text: mailLabel(mail.kind),
    who: mail.state === 'undeliverable' ? mailErrorMessage(mail.lastError) : mail.toAddress,
    state: MAIL_STATES[mail.state],
  }))
  return [...steps, ...messages].sort(inOrder)
}

/** By the second, and then what happened before the mails about it: these are stored a moment earlier. */
function inOrder(one: HistoryStep, other: HistoryStep): number {
  const secondOf = ({ at }: HistoryStep) => Math.floor(at.getTime() / 1000)
  const isMail = ({ kind }: HistoryStep) => Number(kind === 'message')
  return (
    secondOf(one) - secondOf(other) || isMail(one) - isMail(other) || one.at.getTime() - other.at.getTime()
  )
}

function stepOf(event: Event, names: FleetNames, isQuote: boolean): HistoryStep | undefined {
  const { id, at, actor, subjectKind } = event
  const text = isQuote ? aboutQuote(event) : WRITERS[subjectKind](event, names)
  if (!text) return undefined
  const isMoney = subjectKind === 'payment' || subjectKind === 'refund' || 'price_baht' in (event.after ?? {})
  return { id, at, kind: isMoney ? 'money' : 'change', text, who: whoInWords(actor, names) }
}

const WRITERS: Record<Event['subjectKind'], (event: Event, names: FleetNames) => string | undefined> = {
  booking: aboutBooking,
  allocation: aboutAllocation,
  payment: aboutPayment,
  refund: aboutRefund,
  quote: aboutProposal,
  drive: aboutDrive,
  // Of the fleet, and of no booking.
  vehicle: () => undefined,
  driver: () => undefined,
}

function aboutBooking({ event, before, after }: Event): string {
  if (after && 'receipt_sent_at' in after) return 'Receipt sent'
  const [detail = ''] = Object.keys(after ?? {})
  if (DETAILS[detail]) return `${DETAILS[detail]} ${before?.[detail] ? 'changed' : 'added'}`
  const name = BOOKING_EVENTS[event as keyof typeof BOOKING_EVENTS]
  const changes = Object.keys(after ?? {}).flatMap((column) => {
    const label = COLUMNS[column]
    if (!label || !before) return []
    return [`${label(before[column])} → ${label(after?.[column])}`]
  })
  return changes.length > 0 ? `${name}: ${changes.join(', ')}` : name
}

/** What a guest adds on the pass; the history keeps no words of it. */
const DETAILS: Record<string, string> = {
  hotel_name: 'Hotel',
  flight_number: 'Flight number',
  child_ages: 'Ages of the children',
}

/** How the columns of a booking are written that are worth comparing. */
const COLUMNS: Record<string, (value: unknown) => string> = {
  travel_date: (value) => (typeof value === 'string' ? formatShortDay(value) : 'no day'),
  starts_at: (value) => (typeof value === 'string' ? bangkokTime(Date.parse(value)) : 'no time'),
  guests: (value) => counted(Number(value), 'guest'),
  luggage: (value) =>
    typeof value === 'number' ? `luggage: ${value ? piecesInWords(value) : 'none'}` : 'luggage unknown',
  vehicle_class: (value) => (typeof value === 'string' ? value : 'no vehicle'),
  price_baht: (value) => (typeof value === 'number' ? formatBaht(value) : 'no price'),
  waits_until: (value) =>
    typeof value === 'string' ? `held until ${dayAndTime(new Date(value))}` : 'no end',
}

function aboutAllocation({ event, before, after }: Event, names: FleetNames): string | undefined {
  const crew = (columns: Event['after']) =>
    [names.vehicles.get(String(columns?.vehicle_id))?.plate, names.drivers.get(String(columns?.driver_id))]
      .filter(Boolean)
      .join(', ')
  if (event === 'create') return `${crew(after)} ${after?.status === 'held' ? 'held' : 'assigned'}`
  if (event === 'release') return 'Vehicle released'
  if (event === 'secure') return 'Vehicle confirmed'
  const isOtherCrew = after && ('vehicle_id' in after || 'driver_id' in after)
  return isOtherCrew ? `Assigned: ${crew(before) || 'no driver'} → ${crew(after) || 'no driver'}` : undefined
}

function aboutProposal({ event, after }: Event): string {
  if (event !== 'create') return PROPOSAL_STEPS[event] ?? 'Proposal changed'
  const { starts_at: startsAt, total_baht: baht } = after ?? {}
  const parts = [
    typeof startsAt === 'string' && dayAndTime(new Date(startsAt)),
    typeof baht === 'number' && formatBaht(baht),
  ]
  return `Proposed: ${parts.filter(Boolean).join(', ')}`
}

const PROPOSAL_STEPS: Record<string, string> = {
  accept: 'Proposal accepted',
  turn_down: 'Proposal declined',
  withdraw: 'Proposal withdrawn',
  supersede: 'Proposal replaced',
  expire: 'Proposal not answered in time',
}

const QUOTE_STEPS: typeof PROPOSAL_STEPS = {
  accept: 'Quote accepted',
  turn_down: 'Quote declined',
  withdraw: 'Quote withdrawn',
  supersede: 'Quote replaced',
  expire: 'Quote not answered in time',
}

/** For a quote with days and lines of its own. */
function aboutQuote({ event, after }: Event): string {
  const { total_baht: baht } = after ?? {}
  if (event === 'create') return `Quote sent${typeof baht === 'number' ? `: ${formatBaht(baht)}` : ''}`
  if (after?.wished_at) return 'Asked to change the quote'
  return QUOTE_STEPS[event] ?? 'Quote changed'
}

/** What a driver pressed. The time of the press stands there when it came later. */
function aboutDrive({ at, event, before, after }: Event): string | undefined {
  if (after?.noted_at) return undefined
  if (event !== 'create') return before && 'undone_at' in before ? 'Undone by the driver' : undefined
  const { step, pressed_at: pressedAt, amount_baht: baht, kilometres, rejection } = after ?? {}
  if (typeof step !== 'string' || typeof pressedAt !== 'string') return undefined
  const isLate = at.getTime() - Date.parse(pressedAt) > 60_000
  return [
    stepInWords(step as DriveStep, typeof baht === 'number' ? baht : null),
    isLate && `pressed at ${bangkokTime(Date.parse(pressedAt))}`,
    typeof kilometres === 'number' && `${kilometres} km`,
    typeof rejection === 'string' && REJECTION_NAMES[rejection as Rejection],
  ]
    .filter(Boolean)
    .join(', ')
}

function aboutPayment({ event, before, after }: Event): string {
  if (after?.handed_over_at) return 'Cash handed over by the driver'
  const satang = after?.received_satang ?? after?.amount_satang
  const amount = typeof satang === 'number' ? ` ${formatBaht(bahtFromSatang(satang))}` : ''
  if (event === 'create')
    return after?.status === 'paid' ? `Paid in cash:${amount}` : `Payment started:${amount}`
  if (before?.status === 'authorised' && (event === 'cancel' || event === 'expire'))
    return 'Card authorisation ended'
  return `${PAYMENT_STEPS[event] ?? 'Payment changed'}${amount}`
}

const PAYMENT_STEPS: Record<string, string> = {
  open: 'Checkout opened',
  authorise: 'Card authorised',
  pay: 'Paid',
  expire: 'Checkout expired',
  cancel: 'Checkout closed',
  fail: 'Payment failed',
  flag: 'Payment to check',
  resolve: 'Payment resolved',
}

function aboutRefund({ event, after }: Event): string {
  const satang = after?.amount_satang
  if (after && 'answer' in after)
    return `${ANSWERS[String(after.answer)] ?? 'Not decided yet'}: refund of ${formatBaht(bahtFromSatang(Number(satang)))} at the provider`
  const amount = typeof satang === 'number' ? `: ${formatBaht(bahtFromSatang(satang))}` : ''
  if (event === 'create') return `${after?.status === 'suggested' ? 'Refund suggested' : 'Refund'}${amount}`
  return REFUND_STEPS[event] ?? 'Refund changed'
}

const ANSWERS: Record<string, string> = { goodwill: 'Goodwill', owed: 'Owed again by the guest' }

const REFUND_STEPS: Record<string, string> = {
  approve: 'Refund approved',
  pay_out: 'Refunded by hand',
  dismiss: 'Refund dismissed',
  send: 'Refund sent to the provider',
  succeed: 'Refund completed',
  fail: 'Refund failed',
  retry: 'Refund retried',
}
