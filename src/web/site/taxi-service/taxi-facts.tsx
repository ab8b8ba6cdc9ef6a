import { meetingPoints } from '#content/transfers/meeting-points.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TaxiVehicle } from './taxi-view.ts'

const INCLUDED = [
  'Fuel, tolls and parking',
  'Child seats, if you ask',
  'A short break on the way',
  'Only your group in the vehicle',
]

/** Beside the form: where guests meet the driver, what is included, and two of the vehicles. */
export function TaxiFacts({ vehicles }: { vehicles: readonly TaxiVehicle[] }) {
  const { where, thai } = meetingPoints.suvarnabhumi
  return (
    <div className="taxi-facts">
      <div className="sheet">
        <PosterArt poster="airport-welcome" eager />
      </div>
      <FleetCard vehicles={vehicles} />
      <section>
        <h2>Where we meet</h2>
        <p>
          At a hotel: the reception. At Suvarnabhumi: {where} Your driver holds a sign with your name. Bags
          and passport take about {transferPrices.airportMinutes} minutes. If your flight is late, we move the
          pickup with it.
        </p>
        <p lang="th">{thai}</p>
      </section>
      <section>
        <h2>In the price</h2>
        <ul>
          {INCLUDED.map((one) => (
            <li key={one}>
              <Icon name="check" /> {one}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The smallest and the largest vehicle of the fleet, and what is private about them. */
function FleetCard({ vehicles }: { vehicles: readonly TaxiVehicle[] }) {
  const shown = vehicles.filter(({ vehicleClass }) => vehicleClass !== 'suv')
  return (
    <aside className="fleet-card" aria-labelledby="fleet-card">
      <h2 id="fleet-card">VIP car and van</h2>
      <p className="fleet-card__vip">
        The whole vehicle is yours: nobody else gets in, and it stops where you ask.
      </p>
      {shown.map(({ vehicleClass, name, model, picture, seats, luggage }) => (
        <div className="fleet-card__vehicle" key={vehicleClass}>
          <img src={picture} alt="" width="560" height="220" loading="lazy" />
          <h3>{name}</h3>
          <p>{model}</p>
          <p className="fleet-card__facts">
            <span>
              <Icon name="people" /> {seats} passengers
            </span>
            <span>
              <Icon name="bag" /> {luggage} large bags
            </span>
          </p>
        </div>
      ))}
    </aside>
  )
}
