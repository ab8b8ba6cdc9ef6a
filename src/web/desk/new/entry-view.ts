import { type Reading, readChatMessage } from '#bookings/chat-message/read-chat-message.rules.ts'
import { type ClassOffer, type DeskOffer, findDeskOffer } from '#bookings/placing/find-desk-offer.ts'
import { ORIGINS } from '#catalogue/tour.rules.ts'
import { chatPlaces, chatSpellings, knownTrips, ownBusiness } from '#content/catalogue/chat-words.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { townNames } from '#content/map/towns.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { bangkokDay, formatDay, formatDayOfYear, formatShortDay } from '#platform/time/calendar.ts'
import { type Choices, choicesOf } from './choices.ts'
import { agreedBaht, isTooLarge, replyOf } from './entry-reply.ts'
import { type EntryValues, type Guesses, guessOf, wantedFields, withGuesses } from './entry-values.ts'
import { type MessagePart, markedMessage } from './marked-message.ts'

type Needs = Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>
type Entry = { values: EntryValues; guesses: Guesses }

export type EntryView = Entry & {
  trips: { town: string; options: { id: string; title: string }[] }[]
  message:
    | { parts: MessagePart[]; found: number; wanted: number; unread: readonly string[]; isCut: boolean }
    | undefined
  /** What the message leaves open, for fields that are still empty. */
  choices: Choices
  /** So long a hold keeps its vehicle. */
  holdHours: number
  day: ReturnType<typeof dayViewOf> | undefined
  reply: { text: string; whatsapp: string | undefined } | undefined
  errors: Record<string, string>
  notice: string | undefined
}

/** What can be read from the message that was pasted. */
export function readingOf({ catalogue, now }: Needs, { message }: EntryValues): Reading {
  return readChatMessage(message, {
    ...{ today: bangkokDay(now()), trips: knownTrips(catalogue), places: chatPlaces },
    ...{ spellings: chatSpellings, business: ownBusiness },
  })
}

/** The values with what the page proposes: the town of the start and the smallest class that is free. */
export async function withProposals(
  deps: Needs,
  entry: Entry,
): Promise<Entry & { offer: DeskOffer | undefined }> {
  // A town that the page proposed follows the pickup place.
  const isProposed = guessOf('origin', entry.values, entry.guesses)?.from === 'page'
  const offer = await findDeskOffer(deps, { ...entry.values, ...(isProposed && { origin: '' }) })
  const origin = offer?.origin
  const proposed = withGuesses(entry, {
    ...(origin && { origin: { value: origin, from: 'page' } }),
    ...(offer?.suggested && entry.values.adults && { vehicle: { value: offer.suggested, from: 'page' } }),
  })
  return { ...proposed, offer }
}

/** Everything that the page shows. */
export async function entryViewOf(
  deps: Needs,
  entered: Entry,
  refused: Partial<Pick<EntryView, 'errors' | 'notice'>> = {},
): Promise<EntryView> {
  const { values, guesses, offer } = await withProposals(deps, entered)
  const reading = readingOf(deps, values)
  const { findings, doubts } = reading
  const choices = choicesOf(deps.catalogue, reading, values)
  const wanted = wantedFields(values.kind)
  return {
    values,
    guesses,
    trips: tripOptions(deps),
    message: values.message.trim()
      ? {
          parts: markedMessage(values.message, findings, doubts),
          found: wanted.filter((field) => findings.some((finding) => finding.field === field)).length,
          wanted: wanted.length,
          unread: reading.unread,
          isCut: values.message.length > MAX_LENGTH.chat,
        }
      : undefined,
    choices,
    holdHours: deps.rules().holdTimes.requestHours,
    day: offer && dayViewOf(offer, values, deps.rules().depositPercent),
    reply: values.message.trim() || offer ? replyOf(deps, { values, offer, reading, choices }) : undefined,
    errors: refused.errors ?? {},
    notice: refused.notice,
  }
}

function tripOptions({ catalogue }: Needs): EntryView['trips'] {
  return ORIGINS.toReversed().map((region) => ({
    town: townNames[region],
    options: catalogue.tours.filter((tour) => tour.region === region).map(({ id, title }) => ({ id, title })),
  }))
}

/** What stands beside the form about the day. */
function dayViewOf(offer: DeskOffer, values: EntryValues, depositPercent: number) {
  const chosen = offer.classes.find(({ vehicleClass }) => vehicleClass === values.vehicle)
  return {
    title: formatDayOfYear(offer.date),
    /** The pickup, when the trip's itinerary says it. */
    pickup: values.time === '' ? offer.pickupTime : '',
    warnings: offer.warnings.map(sentenceOf),
    classes: offer.classes.map(classViewOf),
    /** A sentence when nothing is free that carries the party. */
    full: offer.suggested
      ? undefined
      : isTooLarge(offer)
        ? 'No vehicle carries this party: it needs more than one.'
        : `No vehicle for this party is free on ${formatDay(offer.date)}.${offer.freeDays.length > 0 ? ' Free are:' : ''}`,
    freeDays: (isTooLarge(offer) ? [] : offer.freeDays).map(({ date }) => ({
      date,
      label: formatShortDay(date),
    })),
    ...priceOf(chosen, values, depositPercent),
  }
}

export type ClassView = ReturnType<typeof classViewOf>

/** One class beside the form: its price, and how many are free. */
function classViewOf({ vehicleClass, priceBaht, fits, free }: ClassOffer) {
  return {
    vehicleClass,
    name: vehicleClasses[vehicleClass].name,
    price: priceBaht === null ? '' : formatBaht(priceBaht),
    note: noteOf(fits, free),
    isFree: fits && free !== 0,
  }
}

function noteOf(fits: boolean, free: number | null): string {
  if (!fits) return 'too small'
  if (free === null) return 'no fleet entered'
  return free === 0 ? 'none free' : `${free} free`
}

/** The price of the chosen class; of a transfer what was agreed, if it was. */
function priceOf(chosen: ClassOffer | undefined, values: EntryValues, depositPercent: number) {
  const listedBaht = chosen?.priceBaht ?? null
  const priceBaht = agreedBaht(values) ?? listedBaht
  const isListed = priceBaht === listedBaht
  const deposit = depositOf({ priceBaht, depositPercent })
  return {
    price: priceBaht === null ? undefined : formatBaht(priceBaht),
    /** What the price of the list is made of, for a transfer; empty when another one was agreed. */
    parts: isListed && chosen ? chosen.parts : [],
    /** What the list says of a transfer: `฿2,900`. */
    listed: values.kind === 'transfer' && listedBaht !== null ? formatBaht(listedBaht) : undefined,
    /** `Deposit ฿1,700, then ฿3,800`, when one is asked for. */
    deposit: deposit && `Deposit ${formatBaht(deposit.depositBaht)}, then ${formatBaht(deposit.restBaht)}`,
  }
}
