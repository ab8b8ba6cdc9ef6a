import type { Stop } from '#domain/catalogue/tour.ts'
import { PosterArt } from '../../sections/poster-art.tsx'
import type { TourCardView } from '../../sections/tour-card/card-of.ts'
import { Timetable } from '../../sections/trip-page/itinerary-line.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

type IdeasProps = {
  counts: readonly { count: number; of: string }[]
  trip: TourCardView | undefined
  day: readonly Stop[]
}

export function Ideas({ counts, trip, day }: IdeasProps) {
  const ends = [day[0], day.at(-1)].flatMap((stop) => stop ?? [])
  return (
    <header className="ideas wrap">
      <div className="ideas__head">
        <div>
          <h1>Style guide</h1>
          <p>
            Three ideas carry the whole site. Everything below is made of the parts themselves: change one,
            and this page has changed with it.
          </p>
        </div>
        <dl>
          {counts.map(({ count, of }) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd className="display">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="ideas__three">
        <section>
          <div className="ideas__sight">
            <div className="sheet ideas__sheet">
              <PosterArt poster="mon-bridge" />
            </div>
          </div>
          <h2>The poster is a place</h2>
          <p>It brings the colour, so the page around it can keep still.</p>
        </section>
        <section>
          <div className="ideas__sight">
            <Ticket className="ideas__ticket">
              <TicketBody>
                <p className="display">{trip?.title}</p>
                <p>{trip?.duration}</p>
              </TicketBody>
              <TicketStub>
                <span>{trip?.priceNote}</span>
                <PriceText size="stub">{trip?.price}</PriceText>
              </TicketStub>
            </Ticket>
          </div>
          <h2>The ticket is a promise</h2>
          <p>Search, booking and receipt tear along the same edge; price and action are on the stub.</p>
        </section>
        <section>
          <div className="ideas__sight">
            <Timetable stops={ends.map(({ time, activity }) => ({ time, activity }))} />
          </div>
          <h2>The line is the way</h2>
          <p>Distance and time run on rails, with a station for every stop.</p>
        </section>
      </div>
    </header>
  )
}
