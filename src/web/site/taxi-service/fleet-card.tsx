import { Icon } from '../../ui/icon.tsx'
import type { TaxiVehicle } from './taxi-view.ts'

/** The smallest and the largest vehicle of the fleet. */
export function FleetCard({ vehicles }: { vehicles: readonly TaxiVehicle[] }) {
  const shown = vehicles.filter(({ vehicle }) => vehicle !== 'suv')
  return (
    <aside className="fleet-card" aria-labelledby="fleet-card">
      <h2 id="fleet-card">VIP car and van</h2>
      {shown.map(({ vehicle, name, model, picture, seats, luggage }) => (
        <div className="fleet-card__vehicle" key={vehicle}>
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
