import type { TourCardView } from '../../sections/tour-card/card-of.ts'
import { TripFacts } from '../../sections/trip-page/trip-facts.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { BothThemes } from './layout/both-themes.tsx'
import { Specimen } from './layout/chapter.tsx'

/** For the loader. */
export function Tickets({ trip }: { trip: TourCardView }) {
  return (
    <Specimen file="ui/ticket.tsx">
      <BothThemes>{() => <TripTicket trip={trip} />}</BothThemes>
    </Specimen>
  )
}

function TripTicket({ trip }: { trip: TourCardView }) {
  return (
    <Ticket>
      <TicketBody>
        <h3>{trip.title}</h3>
        <TripFacts
          facts={[
            { icon: 'clock', name: 'Duration', text: trip.duration },
            { icon: 'map', name: 'Distance', text: trip.distance },
            ...(trip.audience ? [{ icon: 'people', name: 'For', text: trip.audience } as const] : []),
          ]}
        />
      </TicketBody>
      <TicketStub className="trip-stub">
        <p>
          <span>{trip.priceNote}</span>
          <PriceText size="stub">{trip.price}</PriceText>
        </p>
        <LinkButton look="primary" wide to={trip.path}>
          Book this day
        </LinkButton>
      </TicketStub>
    </Ticket>
  )
}
