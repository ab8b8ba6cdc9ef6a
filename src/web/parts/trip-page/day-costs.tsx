import type { ReactNode } from 'react'
import { type Ticket, ticketCosts } from '#catalogue/ticket-costs.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDate } from '#platform/time/calendar.ts'
import { PriceText } from '../../ui/price-text.tsx'
import type { VehicleView } from '../booking-form/booking-view.ts'
import { USUAL_GUESTS } from '../booking-form/party-choice.ts'

type DayCostsProps = { tickets: readonly Ticket[]; vehicles: readonly VehicleView[] }

/**
 * What the day comes to for two guests in the smallest vehicle: vehicle, entrance, train and boat, each price with the
 * day on which it was checked. The ticket adds it up for the guest's own party. For the loader.
 */
export function DayCosts({ tickets, vehicles }: DayCostsProps) {
  const guests = USUAL_GUESTS
  const vehicle = vehicles.find(({ upTo }) => upTo >= guests)
  if (!vehicle || tickets.length === 0) return null
  const { needed, optional, sumBaht } = ticketCosts(tickets, { adults: guests, children: 0 })
  return (
    <section className="day-costs">
      <h2>What the day costs, all in</h2>
      <p className="muted">
        {`For ${counted(guests, 'guest')} in the ${vehicleNouns[vehicle.vehicleClass]}. The ticket has the sum for yours.`}
      </p>
      <dl className="sheet">
        <Row name={`${vehicle.name} with driver`} price={formatBaht(vehicle.priceBaht)}>
          Fuel, parking and highway fees included
        </Row>
        {needed.map(({ ticket, adultBaht, childBaht, partyBaht }) => (
          <Row key={ticket.name} name={ticket.name} price={formatBaht(partyBaht)}>
            {`${guests} × ${formatBaht(adultBaht)}. `}
            {childBaht < adultBaht && `Children ${formatBaht(childBaht)}. `}
            <PriceNote {...ticket} />
          </Row>
        ))}
        <div className="day-costs__sum">
          <dt>{`The whole day for ${counted(guests, 'guest')}`}</dt>
          <dd>
            <PriceText size="card">{formatBaht(vehicle.priceBaht + sumBaht)}</PriceText>
          </dd>
        </div>
        {optional.map((ticket) => (
          <Row
            key={ticket.name}
            isOptional
            name={`${ticket.name}, optional`}
            price={formatBaht(ticket.adultBaht)}
          >
            Not in the total. <PriceNote {...ticket} />
          </Row>
        ))}
      </dl>
      <p className="muted size-meta close above-12 measure">
        You pay tickets on the spot, in cash. The places set their prices and may change them. Meals are
        extra.
      </p>
    </section>
  )
}

type RowProps = { name: string; price: string; isOptional?: boolean; children: ReactNode }

function Row({ name, price, isOptional, children }: RowProps) {
  return (
    <div className={isOptional ? 'day-costs__optional' : undefined}>
      <dt>{name}</dt>
      <dd>{price}</dd>
      <dd>{children}</dd>
    </div>
  )
}

function PriceNote({ note, checked }: Ticket) {
  return (
    <>
      {note && `${note} `}
      Checked <time dateTime={checked}>{formatShortDate(checked)}</time>
    </>
  )
}
