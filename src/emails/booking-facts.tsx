import { company } from '#content/company.ts'
import type { RideInWords } from '#content/transfers/ride-in-words.ts'
import type { HoldLimit } from '#domain/availability/hold-limits.ts'
import type { Channel } from '#domain/bookings/channel.ts'
import { formatBaht } from '#domain/money.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { whatsappLink } from '#domain/requests/whatsapp.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { counted } from '#text/counted.ts'
import { ContactFacts } from './contact-facts.tsx'
import { Fact, Facts, Fields } from './parts/facts.tsx'
import { Warning } from './parts/text.tsx'
import { Button } from './parts/ticket.tsx'
import { RideLines } from './ride-lines.tsx'
import { TypedText, unlinked, Wish } from './typed-text.tsx'

/** The facts of a booking in mails. Names, places and wishes are as the guest typed them. */
export type BookingFacts = {
  reference: string
  channel: Channel
  title: string
  /** False when an integration named a trip that is not in the catalogue: the name is then typed text as well. */
  isCatalogueTour: boolean
  travelDate: string
  guests: number
  vehicleText: string
  /** False when an integration sent other words for the vehicle. */
  isKnownVehicle: boolean
  originTown: string | null
  customerName: string
  customerEmail: string
  customerPhone: string
  hotelName: string | null
  pickupLocation: string | null
  specialRequests: string | null
  priceBaht: number | null
  /** The share of the deposit; 0 when the whole price is paid at once. */
  depositPercent: number
  fitsVehicle: boolean
  /** A card booking whose pickup names neither town, or both: the price depends on the town. */
  pickupUnclear: boolean
  /** Of a transfer: its ride, in place of hotel and pickup. */
  ride?: RideInWords
  luggage?: number | null
} & HoldFacts

/** The limit for which no vehicle is held for a request; null when it is, or for another reason. */
export type HoldFacts = { holdRefused?: HoldLimit | null }

const CHANNEL_LABELS: Record<Channel, string> = {
  ...{ email: 'Email form', whatsapp: 'WhatsApp', card: 'Card payment' },
  ...{
    phone: 'Phone, entered at the desk',
    chat: 'Chat, entered at the desk',
    walk_in: 'In person, entered at the desk',
  },
}

/** `Paid: The Death Railway by museum and train, Saturday 14 February 2026, SPN-7K3F9`. */
export function bookingSubject(word: string, booking: BookingFacts): string {
  const trip = booking.isCatalogueTour ? booking.title : 'Trip request'
  return `${word}: ${trip}, ${formatDay(booking.travelDate)}, ${booking.reference}`
}

/** Every fact of a request, for the operator. */
export function OperatorBookingFacts({ booking }: { booking: BookingFacts }) {
  return (
    <>
      <Fields
        fields={[
          ...(booking.ride ? [] : [['Date', formatDay(booking.travelDate)] as const]),
          ['Guests', booking.guests],
          ['Vehicle', <TypedText key="vehicle" text={booking.vehicleText} />],
          ...(booking.ride ? [] : [['From', booking.originTown ?? 'Not specified'] as const]),
        ]}
      />
      {booking.ride && <RideLines ride={booking.ride} to="operator" />}
      <Facts>
        {booking.ride ? (
          <LuggageFact booking={booking} />
        ) : (
          <>
            <Fact label="Hotel">
              <TypedText text={booking.hotelName ?? 'Not specified'} />
            </Fact>
            <Fact label="Pickup">
              <TypedText text={booking.pickupLocation ?? 'Not specified'} />
            </Fact>
          </>
        )}
        <ContactFacts {...booking} />
        <Fact label="Sent by">{CHANNEL_LABELS[booking.channel]}</Fact>
        <Wish text={booking.specialRequests} />
      </Facts>
    </>
  )
}

/** Warnings about a request that the operator has to sort out. */
export function BookingWarnings({ booking }: { booking: BookingFacts }) {
  return (
    <>
      {!booking.fitsVehicle && (
        <Warning>
          {counted(booking.guests, 'guest')} don’t fit in this vehicle:{' '}
          <TypedText text={booking.vehicleText} />. Offer a larger one, or two.
        </Warning>
      )}
      {booking.pickupUnclear && (
        <Warning>
          Please check the pickup: it isn’t clear that the trip starts in {booking.originTown}, which is what
          was paid for.
        </Warning>
      )}
      {!booking.isCatalogueTour && (
        <Warning>This trip is not in the catalogue. Its name came with the request.</Warning>
      )}
    </>
  )
}

/**
 * The facts of a request, for the guest. Free text is acknowledged but not repeated, because a stranger may have typed
 * the address of somebody else.
 */
export function GuestBookingFacts({ booking }: { booking: BookingFacts }) {
  return (
    <>
      <Fields
        fields={[
          ...(booking.ride ? [] : [['Date', formatDay(booking.travelDate)] as const]),
          ['Guests', booking.guests],
          ['Vehicle', booking.isKnownVehicle ? booking.vehicleText : 'As you wrote it'],
          ...(booking.ride ? [] : [['From', booking.originTown ?? 'Not specified'] as const]),
        ]}
      />
      {booking.ride && <RideLines ride={booking.ride} to="guest" />}
      <Facts>
        {booking.ride ? (
          <LuggageFact booking={booking} />
        ) : (
          <>
            <Fact label="Hotel">
              <TypedText text={unlinked(booking.hotelName ?? 'Not specified')} />
            </Fact>
            <Fact label="Pickup">
              <TypedText text={unlinked(booking.pickupLocation ?? 'Not specified')} />
            </Fact>
          </>
        )}
        <Fact label="Requests">
          {booking.specialRequests ? 'Your special requests have been noted' : 'None'}
        </Fact>
      </Facts>
    </>
  )
}

function LuggageFact({ booking: { luggage } }: { booking: BookingFacts }) {
  return <Fact label="Luggage">{piecesInWords(luggage ?? 0)}</Fact>
}

/** The title of the ticket in a guest's mail. */
export function guestTripTitle(booking: BookingFacts): string {
  return booking.isCatalogueTour ? booking.title : 'The trip you asked for'
}

/** Opens a WhatsApp chat with the operator whose first message names the request. */
/** The ways on from an email to a guest: to everything about the booking, or to a person. */
export function GuestButtons({ passUrl, reference }: { passUrl: string; reference: string }) {
  return (
    <>
      <Button href={passUrl} kind="main">
        Open your trip pass
      </Button>
      <AskButton reference={reference} kind="other" />
    </>
  )
}

export function AskButton({ reference, kind = 'main' }: { reference: string; kind?: 'main' | 'other' }) {
  return (
    <Button href={whatsappLink(company.whatsapp, `My reference is ${reference}.`)} kind={kind}>
      Ask us on WhatsApp
    </Button>
  )
}

export function priceInWords(priceBaht: number | null, unknown: string): string {
  return priceBaht === null ? unknown : formatBaht(priceBaht)
}
