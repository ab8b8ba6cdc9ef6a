import { type ReactNode, useEffect, useRef } from 'react'
import { company } from '#content/company.ts'
import { whatsappLink } from '#domain/requests/whatsapp.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

type RequestReceivedProps = {
  title: string
  text: ReactNode
  reference: string
  steps: readonly { title: string; text: string }[]
  /** The prefilled WhatsApp message. */
  message: string
  /** Back to an empty form. */
  again: { to: string; label: string }
}

/** The page after a request: the reference, the next steps, and a WhatsApp link. Takes the focus. */
export function RequestReceived({ title, text, reference, steps, message, again }: RequestReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])

  return (
    <div className="received wrap">
      <header className="received__head">
        <Icon name="check" className="received__mark" />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </header>
      <Ticket wide>
        <TicketBody>
          <h2>What happens next?</h2>
          <ol className="received__steps">
            {steps.map((step) => (
              <li key={step.title}>
                <b>{step.title}</b>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </TicketBody>
        <TicketStub className="received__stub">
          <p>
            Your reference <b className="received__reference">{reference}</b>
          </p>
          <AnchorButton
            href={whatsappLink(company.whatsapp, message)}
            target="_blank"
            rel="noopener"
            look="primary"
            wide
          >
            <Icon name="chat" />
            Chat on WhatsApp
          </AnchorButton>
          <LinkButton to={again.to} wide>
            {again.label}
          </LinkButton>
        </TicketStub>
      </Ticket>
    </div>
  )
}
