import type { BookingChannel } from '#domain/catalogue/tour.ts'
import { formatBaht } from '#domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { TicketStub } from '../../ui/ticket.tsx'
import { PrivacyNote } from '../privacy-note.tsx'
import type { VehicleView } from './booking-view.ts'

const ACTIONS: Record<BookingChannel, { label: string; next: string }> = {
  email: {
    label: 'Send booking request',
    next: 'You pay nothing now. We answer by email.',
  },
  whatsapp: {
    label: 'Book on WhatsApp',
    next: 'Your request is written down, then WhatsApp opens with the message ready to send.',
  },
  card: {
    label: 'Continue to summary',
    next: 'You see everything once more before you pay.',
  },
}

type BookingStubProps = { channel: BookingChannel; vehicle: VehicleView | undefined; busy: boolean }

export function BookingStub({ channel, vehicle, busy }: BookingStubProps) {
  const { label, next } = ACTIONS[channel]
  return (
    <TicketStub>
      <p className="booking__price">
        <span>{vehicle ? vehicle.name : 'Price'}</span>
        <output htmlFor="booking-guests booking-vehicleType">
          {vehicle ? (
            <PriceText size="stub">{formatBaht(vehicle.priceBaht)}</PriceText>
          ) : (
            <span className="booking__unpriced">Select options</span>
          )}
        </output>
      </p>
      <p className="booking__covers">Whole vehicle with driver, fuel, parking and highway fees</p>
      {vehicle?.deposit && <p className="booking__covers">{vehicle.deposit}</p>}
      <Button type="submit" look="primary" wide disabled={busy}>
        {busy ? 'Sending…' : label}
      </Button>
      <p className="booking__next">
        <Icon name="shield" />
        {next}
      </p>
      <PrivacyNote />
    </TicketStub>
  )
}
