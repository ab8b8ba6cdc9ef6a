import type { Reading } from '#bookings/chat-message/read-chat-message.rules.ts'
import type { DeskOffer } from '#bookings/placing/find-desk-offer.ts'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { chatLink } from '#guests/contact/phone-link.rules.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import type { Choices } from './choices.ts'
import { type EntryField, type EntryValues, missingFields } from './entry-values.ts'
import { replyText } from './reply-text.ts'

/** Is the party larger than every vehicle? Then no other day helps. */
export function isTooLarge({ classes }: DeskOffer): boolean {
  return classes.length > 0 && classes.every(({ fits }) => !fits)
}

/** The price of a transfer that was typed; null without one. */
export function agreedBaht({ kind, priceBaht }: EntryValues): number | null {
  return (kind === 'transfer' && readBaht(priceBaht)) || null
}

type Answered = { values: EntryValues; offer: DeskOffer | undefined; reading: Reading; choices: Choices }

/** What the guest has to be asked: what is missing, and what he said in two ways. */
function askedFields(values: EntryValues, choices: Choices): EntryField[] {
  return [...new Set([...missingFields(values), ...(Object.keys(choices) as EntryField[])])]
}

/** The answer to the guest, with its link where the number has a chat. */
export function replyOf(
  deps: Pick<Deps, 'catalogue' | 'rules'>,
  { values, offer, reading, choices }: Answered,
): { text: string; whatsapp: string | undefined } {
  const isRide = values.kind === 'transfer'
  const chosen = offer?.classes.find(({ vehicleClass }) => vehicleClass === values.vehicle)
  const route = values.pickup && values.dropoff ? `${values.pickup} to ${values.dropoff}` : ''
  const text = replyText({
    language: values.language,
    name: values.name,
    title: isRide ? route : (findTour(deps.catalogue, values.tourId)?.title ?? ''),
    date: isPlainDate(values.date) ? values.date : '',
    time: values.time || (offer?.pickupTime ?? ''),
    guests: (Number(values.adults) || 0) + (Number(values.children) || 0),
    vehicle: chosen?.vehicleClass,
    // Who names a price of his own is not answered with that of the list.
    priceBaht: agreedBaht(values) ?? (reading.hasPrice ? null : (chosen?.priceBaht ?? null)),
    depositPercent: deps.rules().depositPercent,
    isFull: offer !== undefined && !offer.suggested,
    isTooLarge: offer !== undefined && isTooLarge(offer),
    isSure: reading.isWhole && Object.keys(choices).length === 0,
    freeDays: offer?.freeDays.map(({ date }) => date) ?? [],
    missing: askedFields(values, choices),
  })
  return { text, whatsapp: chatLink(values.phone, { message: text }) }
}
