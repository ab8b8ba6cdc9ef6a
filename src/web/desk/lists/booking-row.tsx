import type { ListedBooking } from '#bookings/desk-lists/bookings.store.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Day } from '../../parts/date-time.tsx'
import type { PictureView } from '../../parts/picture-of.ts'
import { Art } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Badge } from '../labels/badge.tsx'
import { CHANNEL_LABELS } from '../labels/channel-labels.ts'
import { paymentState } from '../labels/state-labels.ts'
import { Cell, DeskRow, GuestCell, StateCell, TimeCell, ToDesk } from './row.tsx'

/** A booking with the first picture of its trip, which is missing when the trip is not in the catalogue. */
type ShownBooking = ListedBooking<'trip'> & {
  picture?: PictureView | undefined
  /** The booking is paid and its pickup text does not clearly name the town that it was priced for. */
  pickupUnclear: boolean
}

export function BookingRow({ booking }: { booking: ShownBooking }) {
  const { payments, priceBaht, guests, picture } = booking
  const paying = paymentState(payments)
  return (
    <DeskRow>
      <Cell label="Travel day" sub={<ToDesk reference={booking.reference} />}>
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
      <GuestCell booking={booking} sub={booking.customerPhone} />
      <Cell label="Price" sub={paying ? <Badge state={paying} /> : CHANNEL_LABELS[booking.channel]}>
        {priceBaht === null ? 'Not known' : formatBaht(priceBaht)}
      </Cell>
      <TimeCell at={booking.createdAt} />
      <StateCell booking={booking} />
    </DeskRow>
  )
}

function TripPicture({ picture }: { picture: PictureView | undefined }) {
  if (picture) return <Art className="cell__picture" picture={picture} alt="" />
  return (
    <span className="cell__picture cell__picture--none centred jade">
      <Icon name="map" />
    </span>
  )
}
