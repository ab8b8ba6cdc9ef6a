import { data, href } from 'react-router'
import { findRefundNow, withFirstPickup } from '#bookings/cancelling/find-refund-now.ts'
import { findDeskBooking, findFleetNames } from '#bookings/desk-booking.store.ts'
import { findCapabilities } from '#bookings/find-capabilities.ts'
import { awaitedActionOf, isBookedAgain, staffActionsOf } from '#bookings/staff-action.rules.ts'
import { stateOfDrives } from '#drives/drive-state.rules.ts'
import { progressOf } from '#drives/drive-step.rules.ts'
import { type DrivePress, listDrivePresses } from '#drives/drive-steps.store.ts'
import { listActiveDrivers } from '#fleet/fleet.store.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { type GuestPhones, guestChatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { lineShareLink } from '#guests/contact/share-links.rules.ts'
import { findPassForStaff } from '#guests/links/guest-links.ts'
import { passLinkMessage } from '#guests/links/pass-link-message.words.ts'
import { nextPaymentOf } from '#money/deposits/deposit.rules.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { payBackSatangOf } from '#money/refunds/refundable.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { isolated } from '#platform/text/direction.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime, momentInWords } from '#platform/time/clock-time.ts'
import { isQuotable } from '#quotes/quote-promise.rules.ts'
import { findSentQuote } from '#quotes/quotes.store.ts'
import { orUnavailable } from '../../../shell/unavailable.ts'
import { readCameFrom } from '../../booking-address.ts'
import { driveViewOf } from '../../drives/drive-view.ts'
import { CHANNELS_IN_SENTENCE } from '../../labels/channel-labels.ts'
import { BOOKING_STATES, DRIVE_STATES, type StateLabel } from '../../labels/state-labels.ts'
import { cancellationOffer } from './cancel-offer.ts'
import { crewsOf, findCrewChoices } from './crew.ts'
import { deskFactsOf, wordsOf } from './facts.ts'
import { historyOf, whoInWords } from './history.ts'
import { moneyOf } from './money.ts'
import { nextStepOf } from './next-step.ts'
import { stillToCome } from './still-to-come.ts'
import { waitingOf } from './waiting.ts'

export type BookingView = Awaited<ReturnType<typeof loadBooking>>

/**
 * Everything that the page of a booking shows.
 * @param search of its address, which may name where the admin came from
 * @throws a 404 answer when there is no such booking
 */
export async function loadBooking(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now' | 'authSecret' | 'publicUrl'>,
  { reference }: { reference: string },
  search: URLSearchParams,
) {
  const { read } = deps.db
  const nowMs = deps.now()
  const found = await orUnavailable(findDeskBooking(read, reference))
  if (!found) throw data(null, { status: 404 })
  const [names, capabilities, refund, { pickupAt }, choices, drivers, proposal, pressed, pass] =
    await orUnavailable(
      Promise.all([
        findFleetNames(read),
        findCapabilities(read, deps, found),
        findRefundNow(deps, found.id),
        withFirstPickup(read, found),
        findCrewChoices(deps.db, found, nowMs),
        listActiveDrivers(read),
        findSentQuote(read, found.id),
        listDrivePresses(
          read,
          found.legs.map(({ id }) => id),
        ),
        findPassForStaff(deps, { bookingId: found.id }),
      ]),
    )
  const cameFrom = readCameFrom(search)
  const booking = { ...found, pickupAt, proposal }
  const crews = crewsOf(booking, names)
  const hasFleet = choices.some(
    ({ vehicles, vehiclesNotFree }) => vehicles.length + vehiclesNotFree.length > 0,
  )
  const awaited = awaitedActionOf(capabilities)
  const money = moneyOf(booking, names)
  const driveOf = (legId: string) => {
    const leg = booking.legs.find(({ id }) => id === legId)
    const driverId = booking.allocations.find((one) => one.legId === legId)?.driverId ?? null
    const drive = { legId, driverId, startsAt: leg?.startsAt ?? booking.createdAt }
    return driveViewOf(drive, pressed, { status: booking.status, dueBaht: money.dueBaht }, nowMs)
  }
  const drawnCrews = crews.map((crew) => ({ ...crew, drive: driveOf(crew.legId) }))
  const acts = staffActionsOf(capabilities)
  const isMissed = acts.includes('no-show') && drawnCrews.some(({ drive }) => drive.missed)
  const isDepositOpen = nextPaymentOf(booking, money)?.purpose === 'deposit'
  return {
    reference: booking.reference,
    cameFrom,
    from: cameFrom?.to,
    name: isolated(booking.customerName || NAME_PLACEHOLDERS.guest),
    state: stateOf(booking, pressed),
    received: `${CHANNELS_IN_SENTENCE[booking.channel]}, ${momentInWords(booking.createdAt, nowMs)}`,
    reach: reachOf(booking),
    facts: deskFactsOf(booking, deps.catalogue, nowMs),
    words: wordsOf(booking),
    closingNote: booking.closingNote,
    money,
    crews: drawnCrews,
    nextStep: nextStepOf(booking, { ...capabilities, hasFleet, isDepositOpen, isMissed }, crews, nowMs),
    pass: pass ? passOf(booking, deps.publicUrl + href('/booking/:token', { token: pass })) : undefined,
    hasEmail: found.customerEmail !== '',
    isForgotten: found.forgottenAt !== null,
    history: historyOf(booking, names).map((step) => ({ ...step, when: momentInWords(step.at, nowMs) })),
    later: stillToCome(booking, nowMs).map((step) => ({ ...step, when: momentInWords(step.at, nowMs) })),
    notes: booking.notes.map(({ id, text, createdBy, createdAt }) => ({
      ...{ id, text, who: whoInWords(createdBy, names), when: momentInWords(createdAt, nowMs) },
    })),
    acts: isMissed ? ['no-show' as const, ...acts.filter((act) => act !== 'no-show')] : acts,
    quote: quoteLinkOf(booking),
    guestHolds: capabilities.guestHolds,
    isQuoteOut: Boolean(proposal?.plan),
    again: isBookedAgain(booking.status) ? bookAgainAddress(booking.reference) : undefined,
    awaited: isMissed ? 'no-show' : awaited === 'assign' && !hasFleet ? undefined : awaited,
    /** The version that the page shows; a form sends it, so that nothing newer is overwritten. */
    seen: booking.version,
    choices,
    payBackBaht: bahtFromSatang(payBackSatangOf(booking.payments)),
    cancel: cancellationOffer(booking, refund, nowMs),
    move: moveOf(booking),
    holders: drivers.map(({ id, name }) => ({ id, name })),
    waiting: waitingOf(booking, pressed),
    assignedDriver: booking.allocations[0]?.driverId ?? '',
  }
}

/** That of the drive which is under way, in the place of Confirmed. */
function stateOf({ status, legs, allocations }: FoundBooking, pressed: readonly DrivePress[]): StateLabel {
  const drives = legs.map(({ id, startsAt }) => {
    const driverId = allocations.find(({ legId }) => legId === id)?.driverId ?? null
    return progressOf(
      { driverId, startsAt },
      pressed.filter(({ legId }) => legId === id),
    )
  })
  const state = stateOfDrives(status, drives)
  return state ? DRIVE_STATES[state] : BOOKING_STATES[status]
}

/** The page on which its quote is written, or can be read again. */
function quoteLinkOf(booking: FoundBooking): { to: string; label: string } | undefined {
  const hasQuotes = booking.plannedQuoteIds.length > 0
  if (!hasQuotes && !isQuotable(booking)) return undefined
  const { reference } = booking
  return {
    to: href('/desk/quotes/:reference', { reference }),
    label: hasQuotes ? 'Open quote' : 'Write quote',
  }
}

/** The form of a new booking with what this one had. */
function bookAgainAddress(reference: string): string {
  return `${href('/desk/new')}?${new URLSearchParams({ again: reference })}`
}

/** The address of the guest's trip pass, with the ways to send it and the words ready. */
function passOf(booking: GuestPhones & { reference: string; customerName: string }, url: string) {
  const words = passLinkMessage({ ...booking, url })
  return { url, words, whatsapp: guestChatLink(booking, words), line: lineShareLink(words) }
}

function reachOf(booking: {
  customerPhone: string
  customerWhatsapp: string | null
  customerEmail: string
  customerCountry: string | null
}) {
  const { customerPhone, customerEmail, customerCountry } = booking
  return {
    call: customerPhone && phoneLink(customerPhone, customerCountry),
    whatsapp: guestChatLink(booking),
    mail: customerEmail && `mailto:${encodeURIComponent(customerEmail)}`,
  }
}

/** What the form for another day starts with. */
function moveOf({ legs, travelDate, guests, vehicleClass, kind }: FoundBooking) {
  const [out, back] = legs
  const timesOf = (startsAt: Date) => ({
    date: bangkokDay(startsAt.getTime()),
    time: bangkokTime(startsAt.getTime()),
  })
  return {
    ...{ date: travelDate ?? '', time: '' },
    ...(out ? timesOf(out.startsAt) : {}),
    back: back && timesOf(back.startsAt),
    ...{ guests, vehicleClass, hasClasses: kind !== 'custom' },
  }
}

type FoundBooking = NonNullable<Awaited<ReturnType<typeof findDeskBooking>>>
