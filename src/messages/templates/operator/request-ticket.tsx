import { BookingTitle, ShortFacts, type ToldBooking } from '../booking-facts.tsx'
import { ContactFacts } from '../contact-facts.tsx'
import { Facts } from '../parts/facts.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'

type Props = {
  booking: ToldBooking
  /** What happened, as a label and a value. */
  figure?: [label: string, value: string]
  /** The page of the email's one button. */
  open: { to: string; label: string }
}

/** A booking with its guest, for the operator. */
export function RequestTicket({ booking, figure, open }: Props) {
  return (
    <Ticket
      title={<BookingTitle booking={booking} to="operator" />}
      stub={
        <>
          <Figures reference={booking.reference} {...(figure ? { figure } : {})} />
          <Button href={open.to} kind="main">
            {open.label}
          </Button>
        </>
      }
    >
      <ShortFacts booking={booking} to="operator" />
      <Facts>
        <ContactFacts {...booking} />
      </Facts>
    </Ticket>
  )
}
