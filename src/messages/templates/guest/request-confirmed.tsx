import { GuestButtons, type ToldBooking } from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Subheading } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { ToChangeOrCancel } from './closing.tsx'
import { guestMail } from './guest-mail.tsx'

type Confirmed = {
  booking: ToldBooking
  /** When the guest learns who drives, as a sentence. */
  driverTold: string
  /** The day or days on which the guest travels now, in words. */
  pickupDays: string
  /** How it is paid, in lines; none when nothing is due, or when a person agrees it. */
  toPay: readonly string[]
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  passUrl: string
}

/** To a guest: the operator has accepted the request. */
export function guestRequestConfirmed(confirmed: Confirmed): Mail {
  const { booking, driverTold, pickupDays, toPay, cancelling, passUrl } = confirmed
  return guestMail(booking, {
    word: 'Confirmed',
    preview: `Your booking is confirmed. ${cancelling ?? driverTold}`,
    heading: 'Your booking is confirmed',
    text: 'your vehicle is booked. We’re looking forward to driving you.',
    figure: ['Your booking', 'Confirmed'],
    notes: [...toPay, cancelling],
    buttons: <GuestButtons passUrl={passUrl} reference={booking.reference} />,
    closing: (
      <>
        <Subheading>What happens next</Subheading>
        <Steps steps={[driverTold, `Your driver picks you up: ${pickupDays}.`]} />
        <ToChangeOrCancel reference={booking.reference} />
      </>
    ),
  })
}
