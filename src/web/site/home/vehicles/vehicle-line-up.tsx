import { Icon } from '../../../ui/icon.tsx'
import { PriceText } from '../../../ui/price-text.tsx'
import type { vehicleViewsOf } from './vehicle-views.ts'

/** The vehicles on one road, drawn to the same scale. */
export function VehicleLineUp({ vehicles }: { vehicles: ReturnType<typeof vehicleViewsOf> }) {
  return (
    <section className="line-up" aria-labelledby="line-up">
      <div className="wrap">
        <div className="page-head">
          <h2 id="line-up">Pick a car. The price covers everyone.</h2>
          <p>Driver, fuel, parking and highway fees are included.</p>
        </div>
        <ul className="line-up__road">
          {vehicles.map(({ vehicleClass, name, model, picture, guests, bags, from }) => (
            <li key={vehicleClass}>
              <div className="line-up__lane">
                <img
                  className={`line-up__${vehicleClass}`}
                  src={picture}
                  alt=""
                  width="560"
                  height="220"
                  loading="lazy"
                />
              </div>
              <div className="line-up__words">
                <div>
                  <h3>{name}</h3>
                  <p>{model}</p>
                  <ul>
                    <li>
                      <Icon name="people" /> {guests}
                    </li>
                    <li>
                      <Icon name="bag" /> {bags}
                    </li>
                  </ul>
                </div>
                <p className="line-up__price">
                  A local day from <PriceText>{from}</PriceText>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
