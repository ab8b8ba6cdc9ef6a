import {
  allFactsOf,
  factsOf,
  LABELS,
  NO_REQUESTS,
  NOT_SPECIFIED,
  partyLabel,
  vehicleInWords,
} from '#bookings/booking.words.ts'
import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import {
  cancellationSentence,
  replyHours,
  type TermSentence,
} from '#bookings/cancelling/booking-terms.words.ts'
import { confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import { authorisedNote } from '#bookings/confirming/confirmation.words.ts'
import type { TransferBooking, TripBooking } from '#bookings/detailed-bookings.store.ts'
import type { Fact } from '#bookings/fact.words.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { rideOf } from '#bookings/ride.rules.ts'
import {
  type Catalogue,
  canonicalPath,
  findTour,
  findTourByName,
  originOfPickup,
  pickupTimeOf,
} from '#catalogue/catalogue.rules.ts'
import { fareOf } from '#catalogue/fare.rules.ts'
import { durationOf, type Origin, type Tour, tourFrom } from '#catalogue/tour.rules.ts'
import { priceLines } from '#catalogue/transfers/ride.words.ts'
import { vehicleClassFromText } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { type PayableBooking, priceToPay, whyNotPayable } from '#money/checkouts/payable-booking.ts'
import { depositOf, type PriceParts } from '#money/deposits/deposit.rules.ts'
import { payableHow } from '#money/payments/payment.words.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { cleanLine, cleanText } from '#platform/text/plain-text.ts'
import { bangkokInstant, formatDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { pictureNamed, picturesOf } from '../../../parts/picture-of.ts'
import { TICKET } from '../../../parts/trip-page/booking-bar.tsx'
import type { Picture } from '../../../ui/art.tsx'

export type SummaryView = {
  reference: string | null
  tourTitle: string
  /** The target of "Back to Trip Details". */
  tourPath: string
  poster: Picture | undefined
  facts: readonly Fact[]
  /** What is not needed to decide, behind "More about this trip". */
  more: readonly Fact[]
  /** Where the guest changes the trip or the details. */
  changePath: string
  customer: readonly Fact[]
  vehicleName: string
  /** Whole baht, by the current catalogue; null when the trip or the vehicle is not sold. */
  priceBaht: number | null
  /** The price that the guest saw before, in whole baht; null when it is the same. */
  earlierPriceBaht: number | null
  /** When a deposit is paid first: what it is, and what is left. */
  parts: PriceParts | undefined
  /** How it can be paid at the checkout, for example `by card`. */
  how: string
  /** What cancelling costs from now on; null when no terms or no pickup are known. */
  cancel: TermSentence | null
  isPaid: boolean
  /** A person has to answer it; there is nothing to pay yet. */
  isRequested: boolean
  /** Why nothing can be paid here; null when it can, and for what is paid or waits for an answer. */
  cardsOff: string | null
  /** The payment is only authorised, and charged when a person confirms: what that means. Null when it confirms at once. */
  onRequest: string | null
  /** The hidden fields of the "Pay" form: the token of a stored booking, or the facts of a link. */
  hidden: Record<string, string>
}

/** `nowMs` is in milliseconds since the epoch. */
type Offered = { catalogue: Catalogue; nowMs: number } & Pick<
  BookingRules,
  'channels' | 'checkoutMethods' | 'leadTimes' | 'holdTimes' | 'hasFleet'
>

/** The summary of a stored booking, opened by its token. */
export function summaryOfBooking(offered: Offered, booking: PayableBooking, token: string): SummaryView {
  const { catalogue, nowMs } = offered
  const priceBaht = priceToPay(catalogue, booking) ?? null
  const isPaid = bookingCountsAs(booking.status, 'agreed')
  const parts = depositOf({ ...booking, priceBaht: isPaid ? booking.priceBaht : priceBaht })
  const pickupAt = pickupOf(catalogue, booking)
  const isPayable = bookingCountsAs(booking.status, 'payable')
  const paying = payingOf(offered, {
    date: booking.kind === 'trip' ? booking.travelDate : undefined,
    pickupAt,
  })
  return {
    reference: booking.reference,
    tourTitle: booking.title,
    ...(booking.kind === 'trip' ? factsOfTrip(catalogue, booking) : factsOfTransfer(booking)),
    customer: allFactsOf(booking, ['name', 'email', 'phone']),
    priceBaht: isPaid ? booking.priceBaht : priceBaht,
    earlierPriceBaht: isPaid || booking.priceBaht === priceBaht ? null : booking.priceBaht,
    parts,
    cancel: cancellationSentence({
      ...{ status: isPayable ? statusOncePaid(paying) : booking.status, terms: booking.terms },
      ...{ pickupAt, nowMs, hasDeposit: parts !== undefined },
    }),
    ...paying,
    isPaid,
    isRequested: booking.status === 'requested',
    cardsOff: isPaid || booking.status === 'requested' ? null : whyNot(offered, booking),
    hidden: { booking: token, seenPrice: String(priceBaht ?? '') },
  }
}

function pickupOf(catalogue: Catalogue, booking: PayableBooking): Date | undefined {
  if (booking.kind !== 'trip') return booking.legs[0]?.startsAt
  const tour = findTour(catalogue, booking.tourId)
  return tour && booking.origin
    ? bangkokInstant(booking.travelDate, pickupTimeOf(tour, booking.origin))
    : undefined
}

type BookedView = Pick<SummaryView, 'tourPath' | 'changePath' | 'poster' | 'facts' | 'more' | 'vehicleName'>

function factsOfTrip(catalogue: Catalogue, booking: TripBooking): BookedView {
  const tour = findTour(catalogue, booking.tourId)
  const tourPath = tour ? `${canonicalPath(tour)}?origin=${booking.origin}` : '/explore-trips'
  return {
    tourPath,
    changePath: tour ? `${tourPath}&date=${booking.travelDate}#${TICKET}` : tourPath,
    poster: tour && picturesOf(tour)[0],
    vehicleName: vehicleInWords(booking) ?? '',
    facts: [
      ...allFactsOf(booking, ['days', 'party', 'vehicle', 'startsIn', 'pickupPlace', 'hotel']),
      ...factsOf(booking, ['needs', 'requests']),
    ],
    more: [...noRequestsOf(booking), ...lengthOf(tour, booking.origin)],
  }
}

/** That nothing was requested. */
function noRequestsOf({ specialRequests }: Pick<TripBooking, 'specialRequests'>): Fact[] {
  return specialRequests ? [] : [{ label: LABELS.requests, value: NO_REQUESTS }]
}

function factsOfTransfer(booking: TransferBooking): BookedView {
  const { pickup, dropoff } = rideOf(booking.legs)
  const tourPath = `/taxi-service?${new URLSearchParams({ from: pickup, to: dropoff })}`
  return {
    ...{ tourPath, changePath: tourPath },
    poster: pictureNamed('airport-welcome'),
    vehicleName: vehicleInWords(booking) ?? '',
    facts: [
      ...allFactsOf(booking, ['ride', 'party', 'luggage', 'vehicle']),
      // The sum stands on the stub.
      ...priceLines(booking).slice(0, -1),
      ...factsOf(booking, ['needs', 'requests']),
    ],
    more: noRequestsOf(booking),
  }
}

const LINK_KEYS = [
  'tripName',
  'numberOfGuests',
  'preferredDate',
  'customerName',
  'customerEmail',
  'customerPhone',
  'pickupLocation',
  'vehicleType',
  'hotelName',
  'specialRequests',
  'tourId',
  'tourLocation',
] as const

export type LinkFacts = Record<(typeof LINK_KEYS)[number], string>

/** The customer's facts of a link or a form, cut and cleaned; missing ones are empty. */
export function readLinkFacts(read: (key: string) => string | null): LinkFacts {
  return Object.fromEntries(
    LINK_KEYS.map((key) => {
      const written = read(key) ?? ''
      return [
        key,
        key === 'specialRequests'
          ? cleanText(written, MAX_LENGTH.requests)
          : cleanLine(written, MAX_LENGTH.email),
      ]
    }),
  ) as LinkFacts
}

/** The trip, town and vehicle that the facts of a link name. */
export function tripOfLink(catalogue: Catalogue, facts: LinkFacts) {
  const tour = findTour(catalogue, facts.tourId) ?? findTourByName(catalogue, facts.tripName)
  const origin = tour && originOfPickup(tour, facts.pickupLocation, facts.tourLocation)
  return { tour, origin, vehicleClass: vehicleClassFromText(facts.vehicleType) }
}

/**
 * The summary of a link: the facts are the link's, the price is the catalogue's. `requestId`: of this view of the page, so
 * that a second press of its button is the same booking.
 */
export function summaryOfLink(
  offered: Offered & Pick<BookingRules, 'depositPercent' | 'cancellation'>,
  facts: LinkFacts,
  { linkPrice, requestId }: { linkPrice: string | null; requestId: string },
): SummaryView {
  const { catalogue, nowMs, channels, depositPercent, cancellation } = offered
  const { tour, origin, vehicleClass } = tripOfLink(catalogue, facts)
  const priceBaht =
    tour && origin && vehicleClass ? (fareOf(tour.prices, origin, vehicleClass) ?? null) : null
  const parts = depositOf({ priceBaht, depositPercent })
  const pickupAt =
    tour && origin && isPlainDate(facts.preferredDate)
      ? bangkokInstant(facts.preferredDate, pickupTimeOf(tour, origin))
      : undefined
  const paying = payingOf(offered, {
    date: isPlainDate(facts.preferredDate) ? facts.preferredDate : undefined,
    pickupAt,
  })
  const linkBaht = linkPrice ? Number(linkPrice) : Number.NaN
  return {
    reference: null,
    tourTitle: tour?.title ?? facts.tripName,
    tourPath: tour ? canonicalPath(tour) : '/explore-trips',
    changePath: tour ? `${canonicalPath(tour)}#${TICKET}` : '/explore-trips',
    poster: tour && picturesOf(tour)[0],
    facts: [
      isPlainDate(facts.preferredDate)
        ? { label: LABELS.date, value: formatDay(facts.preferredDate), date: facts.preferredDate }
        : { label: LABELS.date, value: facts.preferredDate || NOT_SPECIFIED },
      { label: partyLabel('trip'), value: facts.numberOfGuests || '1' },
      {
        label: LABELS.vehicle,
        value: vehicleClass ? vehicleClasses[vehicleClass].name : facts.vehicleType || NOT_SPECIFIED,
      },
      { label: LABELS.pickup, value: facts.pickupLocation || NOT_SPECIFIED },
      { label: LABELS.hotel, value: facts.hotelName || NOT_SPECIFIED },
      ...(facts.specialRequests ? [{ label: LABELS.requests, value: facts.specialRequests }] : []),
    ],
    more: [...noRequestsOf(facts), ...lengthOf(tour, origin)],
    customer: [
      { label: LABELS.name, value: facts.customerName },
      { label: LABELS.email, value: facts.customerEmail },
      { label: LABELS.phone, value: facts.customerPhone || NOT_SPECIFIED },
    ],
    vehicleName: vehicleClass ? vehicleClasses[vehicleClass].name : '',
    priceBaht,
    earlierPriceBaht:
      Number.isSafeInteger(linkBaht) && linkBaht > 0 && linkBaht !== priceBaht ? linkBaht : null,
    parts,
    cancel: cancellationSentence({
      ...{ status: statusOncePaid(paying), terms: cancellation, pickupAt },
      ...{ nowMs, hasDeposit: parts !== undefined },
    }),
    ...paying,
    isPaid: false,
    isRequested: false,
    cardsOff: channels.includes('card') ? null : sentenceOf({ code: 'channel-off', channel: 'card' }),
    hidden: { ...facts, seenPrice: String(priceBaht ?? ''), requestId },
  }
}

/** The same rules as when "Pay" is pressed, so that no button is shown that would refuse. */
function whyNot({ catalogue, ...now }: Offered, booking: PayableBooking): string | null {
  const problem = whyNotPayable(catalogue, booking, [], now)
  return problem ? sentenceOf(problem) : null
}

/** How it is paid at the checkout, and whether the payment confirms it. `date`: of a trip. */
function payingOf(
  offered: Offered,
  { date, pickupAt }: { date: PlainDate | undefined; pickupAt: Date | undefined },
): Pick<SummaryView, 'how' | 'onRequest'> {
  const { nowMs, checkoutMethods, holdTimes, leadTimes } = offered
  const byCard = { booking: { channel: 'card', hotel: 'optional' } } as const
  const day = date === undefined ? undefined : { date, nowMs }
  const { kind } = confirmationOf(byCard, { ...offered, channels: ['card'] }, day)
  if (kind === 'instant') return { how: payableHow(checkoutMethods), onRequest: null }
  const pickupMs = pickupAt?.getTime() ?? null
  const hours = replyHours({ holdTimes, leadHours: leadTimes.dayTrip.requestHours, pickupMs, nowMs })
  return { how: payableHow(['card']), onRequest: authorisedNote(hours) }
}

/** What the payment makes of it: a booking, or a request. */
function statusOncePaid({ onRequest }: Pick<SummaryView, 'onRequest'>): BookingStatus {
  return onRequest === null ? 'confirmed' : 'requested'
}

function lengthOf(tour: Tour | undefined, origin: Origin | null | undefined) {
  return tour
    ? [
        { label: 'Duration', value: durationOf(tourFrom(tour, origin ?? tour.region)) },
        { label: 'Group size', value: tour.groupSize },
      ]
    : []
}
