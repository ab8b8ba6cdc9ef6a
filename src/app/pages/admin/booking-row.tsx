import type { ListedBooking } from '#adapters/database/admin/bookings.ts'
import { townNames } from '#content/fleet.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatMoment } from '#domain/clock-time.ts'
import { formatBaht } from '#domain/money.ts'
import { Badge } from './badge.tsx'
import { StepList } from './booking-steps.tsx'
import { MailList } from './mail-list.tsx'
import { PaymentList } from './payment-list.tsx'
import { Cell, Facts, MailTo, PhoneTo, Row, RowPart, TypedText } from './row.tsx'
import { BOOKING_STATES, mailState, paymentState } from './states.ts'

export const CHANNELS = { email: 'By e-mail', whatsapp: 'By WhatsApp', card: 'By card' } as const

export function BookingRow({ booking }: { booking: ListedBooking }) {
  const { payments, mails, priceBaht, guests } = booking
  const paying = paymentState(payments)
  const sending = mailState(mails)
  const channel = CHANNELS[booking.channel]
  // Twelve months after the trip the guest is taken out of a paid booking.
  const name = booking.customerName || 'Guest forgotten'
  return (
    <Row
      essentials={
        <>
          <Cell label="Travel day" sub={booking.reference}>
            <b>{formatShortDate(booking.travelDate)}</b>
          </Cell>
          <Cell label="Trip" sub={`${booking.vehicleText}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`}>
            {booking.tourName}
          </Cell>
          <Cell label="Guest" sub={booking.customerPhone}>
            {name}
          </Cell>
          <Cell label="Price">{priceBaht === null ? 'Not known' : formatBaht(priceBaht)}</Cell>
          <Cell label="Payment">{paying ? <Badge state={paying} /> : channel}</Cell>
          <Cell label="Mails">{sending ? <Badge state={sending} /> : 'None'}</Cell>
          <Cell label="State">
            <Badge state={BOOKING_STATES[booking.status]} />
          </Cell>
        </>
      }
    >
      <Facts
        facts={[
          ['Reference', booking.reference],
          ['Name', name],
          ['E-mail', booking.customerEmail && <MailTo address={booking.customerEmail} key="email" />],
          ['Phone', booking.customerPhone && <PhoneTo phone={booking.customerPhone} key="phone" />],
          ['Trip', booking.tourName],
          ['Trip id', booking.tourId],
          ['From', booking.origin && townNames[booking.origin]],
          ['Vehicle', booking.vehicleText],
          ['Guests', guests],
          ['Travel day', formatShortDate(booking.travelDate)],
          ['Hotel', booking.hotelName],
          ['Pickup', booking.pickupLocation],
          ['Price', priceBaht === null ? null : formatBaht(priceBaht)],
          ['Booked', channel],
          ['Received', formatMoment(booking.createdAt)],
          ['Changed', formatMoment(booking.updatedAt)],
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
      <StepList steps={booking.steps} />
    </Row>
  )
}
