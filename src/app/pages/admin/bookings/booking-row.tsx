import type { ListedBooking } from '#adapters/database/admin/bookings.ts'
import { Day } from '#app/sections/date-time.tsx'
import type { PictureView } from '#app/sections/picture-of.ts'
import { Art } from '#app/ui/art.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { townNames } from '#content/map/towns.ts'
import { formatBaht } from '#domain/money.ts'
import { NAME_PLACEHOLDERS } from '#domain/requests/contact.ts'
import { counted } from '#text/counted.ts'
import { Badge } from '../badge.tsx'
import {
  Cell,
  Facts,
  MailTo,
  PhoneTo,
  Row,
  RowPart,
  StateCell,
  TimeCell,
  ToDesk,
  TypedText,
} from '../lists/row.tsx'
import { MailList } from '../mails/mail-list.tsx'
import { PaymentList } from '../payments/payment-list.tsx'
import { BOOKING_STATES, paymentState } from '../state-labels.ts'
import { BookingHistory } from './booking-history.tsx'
import type { BookingStep } from './booking-steps.ts'
import { CHANNEL_LABELS } from './channel-labels.ts'

/** A booking with the first picture of its trip, which is missing when the trip is not in the catalogue. */
type ShownBooking = Omit<ListedBooking, 'events'> & {
  steps: BookingStep[]
  picture?: PictureView | undefined
  /** The booking is paid and its pickup text does not clearly name the town that it was priced for. */
  pickupUnclear: boolean
}

export function BookingRow({ booking }: { booking: ShownBooking }) {
  const { payments, mails, priceBaht, guests, picture } = booking
  const paying = paymentState(payments)
  const town = booking.origin && townNames[booking.origin]
  const channel = CHANNEL_LABELS[booking.channel]
  const name = booking.customerName || NAME_PLACEHOLDERS.guest
  const checkPickup: [string, string] = [
    'Check the pickup',
    `It does not say clearly that the trip starts in ${town}.`,
  ]
  const price = priceBaht === null ? 'Not known' : formatBaht(priceBaht)
  return (
    <Row
      essentials={
        <>
          <Cell label="Travel day" sub={booking.reference}>
            <b>
              <Day date={booking.travelDate} />
            </b>
          </Cell>
          <Cell
            label="Trip"
            kind="wide"
            sub={`${booking.vehicleText}, ${counted(guests, 'guest')}${booking.pickupUnclear ? ' · check the pickup' : ''}`}
            picture={<TripPicture picture={picture} />}
          >
            <b>{booking.title}</b>
          </Cell>
          <Cell label="Guest" sub={booking.customerPhone}>
            {name}
          </Cell>
          <Cell label="Price" sub={paying ? <Badge state={paying} /> : channel}>
            {price}
          </Cell>
          <TimeCell at={booking.createdAt} />
          <StateCell state={BOOKING_STATES[booking.status]} mails={mails} />
        </>
      }
    >
      <Facts
        facts={[
          ['Reference', <ToDesk reference={booking.reference} key="reference" />],
          ['Name', name],
          ['Email', booking.customerEmail && <MailTo address={booking.customerEmail} key="email" />],
          ['Phone', booking.customerPhone && <PhoneTo phone={booking.customerPhone} key="phone" />],
          ['Trip', booking.title],
          ['Trip id', booking.tourId],
          ['From', town],
          ['Vehicle', booking.vehicleText],
          ['Guests', guests],
          ['Travel day', <Day date={booking.travelDate} key="travel" />],
          ['Hotel', booking.hotelName],
          ['Pickup', booking.pickupLocation],
          ...(booking.pickupUnclear ? [checkPickup] : []),
          ['Price', price],
          ['Booked', channel],
          ['Received', booking.createdAt],
          ['Changed', booking.updatedAt],
          ['Id', booking.id],
        ]}
      />
      {booking.specialRequests && (
        <RowPart title="Special requests">
          <TypedText>{booking.specialRequests}</TypedText>
        </RowPart>
      )}
      <PaymentList payments={payments} />
      <MailList mails={mails} />
      <BookingHistory steps={booking.steps} />
    </Row>
  )
}

function TripPicture({ picture }: { picture: PictureView | undefined }) {
  if (picture) return <Art className="cell__picture" picture={picture} alt="" />
  return (
    <span className="cell__picture cell__picture--none">
      <Icon name="map" />
    </span>
  )
}
