import { type ReactNode, useState } from 'react'
import { partyOf, type Ticket, ticketCosts } from '#catalogue/ticket-costs.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDate } from '#platform/time/calendar.ts'
import { SelectField } from '../../ui/field.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { VehicleView } from '../booking-form/booking-view.ts'
import type { BookingChoice } from '../booking-form/use-booking-choice.ts'

/** The party while the guest has chosen none. */
const DEFAULT_GUESTS = 2

type DayCostsProps = {
  tickets: readonly Ticket[]
  vehicles: readonly VehicleView[]
  choice: BookingChoice
}

/**
 * What the day comes to for the party of the booking form: vehicle, entrance, train and boat, each price with the day on
 * which it was checked. Without scripts it is right for two guests in the smallest vehicle.
 */
export function DayCosts({ tickets, vehicles, choice: { party } }: DayCostsProps) {
  const [children, setChildren] = useState(0)
  const guests = Number(party.guests) || DEFAULT_GUESTS
  const vehicle = party.vehicle ?? vehicles.find(({ upTo }) => upTo >= guests)
  if (!vehicle || tickets.length === 0) return null
  const { adults, children: young } = partyOf(guests, children)
  const { needed, optional, sumBaht } = ticketCosts(tickets, { adults, children: young })
  const hasChildPrice = needed.some(({ ticket }) => ticket.childBaht !== undefined)
  return (
    <section className="day-costs">
      <h2>What the day costs, all in</h2>
      <div className="day-costs__party">
        <p>
          {`For ${counted(guests, 'guest')} in the ${vehicleNouns[vehicle.vehicleClass]}. `}
          <a className="link" href="#booking">
            Choose guests and vehicle
          </a>
        </p>
        {hasChildPrice && guests > 1 && (
          <SelectField
            id="costs-children"
            label="Children among you"
            value={young}
            onChange={({ target }) => setChildren(Number(target.value))}
            required
          >
            {[...Array(guests).keys()].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        )}
      </div>
      <dl className="sheet">
        <Row name={`${vehicle.name} with driver`} price={formatBaht(vehicle.priceBaht)}>
          Fuel, parking and highway fees included
        </Row>
        {needed.map(({ ticket, adultBaht, childBaht, partyBaht }) => (
          <Row key={ticket.name} name={ticket.name} price={formatBaht(partyBaht)}>
            {hasChildPrice && young > 0
              ? `${adults} × ${formatBaht(adultBaht)}, ${young} × ${formatBaht(childBaht)} for children. `
              : `${guests} × ${formatBaht(adultBaht)}. `}
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
