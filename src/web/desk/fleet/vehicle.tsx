import { findVehicle, type Vehicle } from '#fleet/fleet.store.ts'
import { listDrivers } from '#fleet/fleet-page.store.ts'
import { versionOf } from '#fleet/refuse-if-changed.ts'
import { saveVehicle } from '#fleet/save-vehicle.ts'
import type { Deps } from '#platform/deps.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/vehicle.ts'
import { Away } from './away.tsx'
import { loadBeside } from './entry/load-beside.ts'
import { savePosted } from './entry/save-posted.ts'
import fleetCss from './fleet.css?url'
import { FleetHead } from './fleet-head.tsx'
import { idIn, requireFound } from './id-in.ts'
import { PhotoPanel } from './photo/photo-panel.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { vehicleOptions } from './vehicle-options.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const [stored, drivers] = await Promise.all([
    loadStored(deps, idIn(url)),
    orUnavailable(listDrivers(deps.db.read)),
  ])
  return { options: vehicleOptions(drivers), stored }
}

/** @returns undefined for a new one */
async function loadStored(deps: Deps, id: string | null) {
  if (id === null) return undefined
  const [found, beside] = await orUnavailable(
    Promise.all([findVehicle(deps.db.read, id), loadBeside(deps, 'vehicle', id)]),
  )
  const vehicle = requireFound(found)
  return { id, plate: vehicle.plate, seen: versionOf(vehicle), values: valuesOf(vehicle), ...beside }
}

export function action(posted: Route.ActionArgs) {
  return savePosted(posted, (deps, { typed, ...entry }) => saveVehicle(deps, { ...entry, input: typed }))
}

function valuesOf(vehicle: Vehicle): Record<string, string> {
  return {
    ...{ name: vehicle.name, class: vehicle.class, plate: vehicle.plate },
    ...{ seats: String(vehicle.seats), bags: String(vehicle.bags) },
    usualDriverId: vehicle.usualDriverId ?? '',
    roadTaxExpiresOn: vehicle.roadTaxExpiresOn ?? '',
    inspectionExpiresOn: vehicle.inspectionExpiresOn ?? '',
    compulsoryCoverExpiresOn: vehicle.compulsoryCoverExpiresOn ?? '',
    insuranceExpiresOn: vehicle.insuranceExpiresOn ?? '',
    service: vehicle.active ? 'in' : 'out',
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.stored?.plate ?? 'New vehicle')

export default function VehiclePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { options, stored } = loaderData
  const state = useFormState(answer)
  const values = state.refused ? state.values : (stored?.values ?? {})
  return (
    <div className="fleet column gap-16">
      <FleetHead>
        {stored ? (
          <span className="plate size-card inline-block on-sheet strong nowrap" lang="th">
            {stored.plate}
          </span>
        ) : (
          'New vehicle'
        )}
      </FleetHead>
      <VehicleForm {...state} values={values} options={options} seen={stored?.seen ?? ''} key={stored?.id} />
      {stored && <PhotoPanel subject={{ kind: 'vehicle', id: stored.id }} photo={stored.photo} />}
      {stored && <Away kind="vehicle" name={stored.plate} {...stored} />}
    </div>
  )
}
