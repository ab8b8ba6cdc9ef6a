import { formatBaht } from '#money/money.rules.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { ActButtons } from './act-buttons.tsx'
import type { BookingView } from './view/load-booking.ts'

const SIGNS = { waits: 'clock', 'goes-on': 'check', over: 'cross' } as const

/** What is booked, in the guest's words too, and on the stub the price and what can be done. */
export function BookingTicket({ booking }: { booking: BookingView }) {
  const { facts, words, closingNote, nextStep, money } = booking
  return (
    <Ticket wide className="desk-booking__ticket">
      <TicketBody>
        <h2 className="visually-hidden">Booking</h2>
        <dl className="desk-booking__facts grid gap-12 gap-x-16">
          {facts.map(({ label, text, sub }) => (
            <div key={label}>
              <dt className="muted size-meta">{label}</dt>
              <dd className="size-control break close">
                <Breakable text={text} />
                {sub && (
                  <span className="block muted size-meta">
                    <Breakable text={sub} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {words.map((text) => (
          <blockquote className="desk-booking__words above-12 muted lines break" key={text}>
            {text}
          </blockquote>
        ))}
        {closingNote && <p className="muted size-meta above-12">You wrote to the guest: {closingNote}</p>}
      </TicketBody>
      <TicketStub>
        <p
          className={`flex gap-8 close icons-low icons-leaf desk-booking__next desk-booking__next--${nextStep.tone}`}
        >
          <Icon name={SIGNS[nextStep.tone]} />
          <span>{nextStep.text}</span>
        </p>
        <p className="above-8 below-12 cluster baseline gap-x-12">
          <b className="display size-heading">
            {money.priceBaht === null ? 'No price yet' : formatBaht(money.priceBaht)}
          </b>
          <span className="muted size-meta">{paidInWords(money)}</span>
        </p>
        <ActButtons booking={booking} />
      </TicketStub>
    </Ticket>
  )
}

function paidInWords({ paidBaht, authorisedBaht, givenBackBaht, dueBaht }: BookingView['money']): string {
  const parts = [
    paidBaht > 0 ? `paid ${formatBaht(paidBaht)}` : 'nothing paid',
    authorisedBaht > 0 ? `${formatBaht(authorisedBaht)} authorised, charged when you confirm` : '',
    givenBackBaht > 0 ? `refunded ${formatBaht(givenBackBaht)}` : '',
    dueBaht ? `due ${formatBaht(dueBaht)}` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
