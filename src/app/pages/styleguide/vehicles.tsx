import { VehicleLineUp } from '../home/vehicles/vehicle-line-up.tsx'
import type { vehicleViewsOf } from '../home/vehicles/vehicle-views.ts'
import { Specimen } from './layout/chapter.tsx'

export function Vehicles({ vehicles }: { vehicles: ReturnType<typeof vehicleViewsOf> }) {
  return (
    <>
      <Specimen file="pages/home/vehicles/vehicle-line-up.tsx" isBand>
        <VehicleLineUp vehicles={vehicles} />
      </Specimen>
      <Specimen file="sections/site-footer/site-footer.tsx">
        <img
          className="ridge"
          src="/art/ridge-footer.svg"
          alt="Ridge of the footer"
          width="1440"
          height="170"
        />
      </Specimen>
    </>
  )
}
