import { href } from 'react-router'
import { company } from '#content/company.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

const PROMISES: { icon: IconName; title: string; text: string }[] = [
  { icon: 'car', title: 'Private', text: 'Only your group in the car' },
  { icon: 'shield', title: 'One price', text: 'Driver, fuel, parking, highway fees' },
  {
    icon: 'clock',
    title: `${company.hours.opens}-${company.hours.closes}`,
    text: 'Every day of the week',
  },
]

export function StartTicket() {
  return (
    <Ticket className="start wrap" wide>
      <TicketBody className="start__promises">
        {PROMISES.map(({ icon, title, text }) => (
          <p key={title}>
            <Icon name={icon} />
            <span>
              <b>{title}</b> {text}
            </span>
          </p>
        ))}
      </TicketBody>
      <TicketStub className="start__stub">
        <LinkButton look="primary" to={href('/tours')}>
          Find my day
          <Icon name="arrow" />
        </LinkButton>
      </TicketStub>
    </Ticket>
  )
}
