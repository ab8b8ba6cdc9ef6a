import { allFactsOf, daysInWords, type FactName, KIND_NAMES } from '#bookings/booking.words.ts'
import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import type { Fact as BookingFact } from '#bookings/fact.words.ts'
import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import { rideInWords } from '#catalogue/transfers/ride.words.ts'
import { company } from '#content/company.ts'
import { chatAddress } from '#guests/contact/number-links.rules.ts'
import { isHotelMissing } from './booking-warnings.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { Amounts } from './parts/amounts.tsx'
import { Fact, Facts, Fields, LongFact } from './parts/facts.tsx'
import { Missing } from './parts/text.tsx'
import { Button } from './parts/ticket.tsx'
import { TypedText, unlinked } from './typed-text.tsx'

/**
 * A booking as an email tells it. `tour`: the trip of the catalogue; without one, the title of a trip may be as somebody
 * typed it.
 */
export type ToldBooking = DetailedBooking & { tour: PricedTour | undefined }

type To = 'guest' | 'operator'

/** `Confirmed: taxi, Saturday 14 February 2026, SPN-7K3F9`; a trip of the catalogue by its name. Nothing in it was typed. */
export function bookingSubject(word: string, booking: ToldBooking): string {
  const { kind, tour, reference } = booking
  const name = tour?.title ?? KIND_NAMES[kind].within
  return `${word}: ${name}, ${daysInWords(booking)}, ${reference}`
}

/** The title of a ticket; guests are not repeated the name of a trip that is not in the catalogue. */
export function BookingTitle({ booking, to }: { booking: ToldBooking; to: To }) {
  const { title, tour, kind } = booking
  if (to === 'operator') return <TypedText text={title} />
  return <TypedText text={kind === 'trip' && !tour ? 'The trip you asked for' : unlinked(title)} />
}

/** What guest and operator read first in an email about a request that has come in. */
const ASKED_FOR: Record<BookingKind, { fields: FactName[]; rows: FactName[] }> = {
  trip: { fields: ['days', 'party', 'vehicle', 'town'], rows: ['hotel', 'pickupPlace'] },
  transfer: { fields: ['party', 'vehicle'], rows: ['luggage'] },
  custom: { fields: ['firstDay', 'lastDay', 'party', 'numberOfDays'], rows: [] },
}

/** The facts of a booking in short: day and time, party and vehicle, and of a taxi its ride. */
export function ShortFacts({ booking, to }: { booking: ToldBooking; to: To }) {
  const days: FactName[] = booking.kind === 'transfer' ? [] : ['days', 'pickupTime']
  return (
    <>
      <BookingFields booking={booking} to={to} names={[...days, 'party', 'luggage', 'vehicle']} />
      <RideLines booking={booking} to={to} />
    </>
  )
}

/**
 * The facts of a request, for the guest. Free text is acknowledged but not repeated, because a stranger may have typed
 * the address of somebody else.
 */
export function GuestBookingFacts({ booking }: { booking: ToldBooking }) {
  const { fields, rows } = ASKED_FOR[booking.kind]
  const more: FactName[] = booking.kind === 'custom' ? ['places', 'plansNoted'] : []
  return (
    <>
      <BookingFields booking={booking} to="guest" names={fields} />
      <RideLines booking={booking} to="guest" />
      <Facts>
        <FactRows
          facts={allFactsOf(booking, [...rows, 'needsToGuest', ...more, 'requestsNoted'])}
          to="guest"
        />
      </Facts>
    </>
  )
}

/** Every fact of a request, for the operator. */
export function OperatorBookingFacts({ booking }: { booking: ToldBooking }) {
  const { fields, rows } = ASKED_FOR[booking.kind]
  const missing = allFactsOf(booking, isHotelMissing(booking) ? ['hotel'] : [])
  // The form of a trip does not ask for a country.
  const country: FactName[] = booking.kind === 'trip' ? [] : ['country']
  const places: FactName[] = booking.kind === 'custom' ? ['places'] : []
  return (
    <>
      <BookingFields booking={booking} to="operator" names={fields} />
      <RideLines booking={booking} to="operator" />
      <Facts>
        {missing.map(({ label, value }) => (
          <Fact key={label} label={label}>
            <Missing>{value}</Missing>
          </Fact>
        ))}
        <FactRows
          facts={allFactsOf(booking, [...rows, 'needs']).filter(({ label }) =>
            missing.every((one) => one.label !== label),
          )}
          to="operator"
        />
        <ContactFacts {...booking} />
        <FactRows facts={allFactsOf(booking, [...country, 'sentBy', 'budget', ...places])} to="operator" />
        <LongFactRows facts={allFactsOf(booking, ['plans'])} />
        {booking.specialRequests ? (
          <LongFactRows facts={allFactsOf(booking, ['wish'])} />
        ) : (
          <FactRows facts={allFactsOf(booking, ['wish'])} to="operator" />
        )}
      </Facts>
    </>
  )
}

function BookingFields({ booking, to, names }: { booking: ToldBooking; to: To; names: readonly FactName[] }) {
  const toRead = names.map((name) => (name === 'vehicle' && to === 'guest' ? 'vehicleToGuest' : name))
  return (
    <Fields
      fields={allFactsOf(booking, toRead).map(({ label, value }) => [
        label,
        <Value key={label} value={value} to={to} />,
      ])}
    />
  )
}

/** The facts of a taxi, and the parts of its price; nothing for other bookings. */
function RideLines({ booking, to }: { booking: ToldBooking; to: To }) {
  if (booking.kind !== 'transfer') return null
  const { price } = rideInWords(booking)
  return (
    <>
      <Facts>
        <FactRows facts={allFactsOf(booking, ['ride'])} to={to} />
      </Facts>
      <Amounts
        amounts={price.map((line, index) => ({
          ...line,
          ...(index === price.length - 1 && { look: 'total' as const }),
        }))}
      />
    </>
  )
}

export function FactRows({ facts, to }: { facts: readonly BookingFact[]; to: To }) {
  return facts.map(({ label, value }) => (
    <Fact key={label} label={label}>
      <Value value={value} to={to} />
    </Fact>
  ))
}

function LongFactRows({ facts }: { facts: readonly BookingFact[] }) {
  return facts.map(({ label, value }) => (
    <LongFact key={label} label={label}>
      <TypedText text={value} />
    </LongFact>
  ))
}

/** To a guest no mail program makes links of what somebody typed. */
function Value({ value, to }: { value: string; to: To }) {
  return <TypedText text={to === 'guest' ? unlinked(value) : value} />
}

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

/** Opens a WhatsApp chat with the operator whose first message names the request. */
export function AskButton({ reference, kind = 'main' }: { reference: string; kind?: 'main' | 'other' }) {
  return (
    <Button href={chatAddress(company.whatsapp, `My reference is ${reference}.`)} kind={kind}>
      Ask us on WhatsApp
    </Button>
  )
}
