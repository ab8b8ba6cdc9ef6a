import { ContactFacts } from '../contact-facts.tsx'
import { Facts } from '../parts/facts.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import { type RequestFacts, RequestFields } from '../request-facts.tsx'
import { TypedText } from '../typed-text.tsx'

type Props = {
  request: RequestFacts
  /** What happened, as a label and a value. */
  figure?: [label: string, value: string]
  /** The page of the email's one button. */
  open: { to: string; label: string }
}

/** A booking with its guest, for the operator. */
export function RequestTicket({ request, figure, open }: Props) {
  return (
    <Ticket
      title={<TypedText text={request.title} />}
      stub={
        <>
          <Figures reference={request.reference} {...(figure ? { figure } : {})} />
          <Button href={open.to} kind="main">
            {open.label}
          </Button>
        </>
      }
    >
      <RequestFields request={request} to="operator" />
      <Facts>
        <ContactFacts {...request} />
      </Facts>
    </Ticket>
  )
}
