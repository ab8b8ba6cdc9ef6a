import { href } from 'react-router'
import { company } from '#content/company.ts'
import { posters } from '#content/posters.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

export function Hero() {
  return (
    <>
      <div className="hero">
        <picture className="hero__art">
          <source
            media="(max-width: 720px)"
            srcSet="/art/hero-bridge.svg#svgView(viewBox(800,-235,560,1005))"
          />
          <img src="/art/hero-bridge.svg" alt={posters['hero-bridge'].alt} fetchPriority="high" />
        </picture>
        <div className="hero__text wrap">
          <h1>
            The River Kwai, <br />
            with your own driver.
          </h1>
          <p>
            Hotel pickup in Kanchanaburi or Bangkok, at the hour you say, and one price for the whole vehicle.
          </p>
        </div>
      </div>
      <Ticket className="start wrap" wide>
        <TicketBody className="start__promises">
          <p>
            <Icon name="car" />
            <span>
              <b>Private</b>
              Only your group in the car
            </span>
          </p>
          <p>
            <Icon name="shield" />
            <span>
              <b>One price</b>
              Driver, fuel, parking, highway fees
            </span>
          </p>
          <p>
            <Icon name="clock" />
            <span>
              <b>
                {company.hours.opens}-{company.hours.closes}
              </b>
              Every day, all year
            </span>
          </p>
        </TicketBody>
        <TicketStub className="start__stub">
          <LinkButton look="primary" to={href('/tours')}>
            Find my day
            <Icon name="arrow" />
          </LinkButton>
        </TicketStub>
      </Ticket>
    </>
  )
}
