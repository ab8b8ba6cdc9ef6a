import { data, href, redirect } from 'react-router'
import { listDrivers, listUpcoming } from '#adapters/database/desk/fleet.ts'
import { findPhotoId } from '#adapters/database/desk/photos.ts'
import { findVehicle, type Vehicle } from '#adapters/database/fleet.ts'
import { photoAddress } from '#domain/fleet/photo.ts'
import { listCalendarLinks } from '#operations/fleet/calendar-links.ts'
import { versionOf } from '#operations/fleet/refuse-if-changed.ts'
import { saveVehicle } from '#operations/fleet/save-vehicle.ts'
import { depsContext } from '../../../context.ts'
import { flashCookie } from '../../../flash-message.ts'
import { countSuspicious, readForm, refused, requireBudget, textValues } from '../../../form-post.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { requireAdmin } from '../../../require-admin.ts'
import { useFormState } from '../../../sections/request-form/use-form-state.ts'
import { orUnavailable } from '../../../unavailable.ts'
import { dashboardMeta } from '../../admin/dashboard-meta.ts'
import type { Route } from './+types/vehicle.ts'
import { Away } from './away.tsx'
import { blockViewOf } from './blocks/block-view.ts'
import { calendarView } from './calendar-view.ts'
import fleetCss from './fleet.css?url'
import { FleetHead } from './fleet-head.tsx'
import { idIn, requireFound } from './id-in.ts'
import { PhotoPanel } from './photo/photo-panel.tsx'
import { VehicleForm } from './vehicle-form.tsx'
import { vehicleOptions } from './vehicle-options.ts'

export { DashboardError as ErrorBoundary } from '../../admin/dashboard-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  const deps = context.get(depsContext)
  const { read } = deps.db
  const id = idIn(url)
  const [stored, drivers, upcoming, calendars, photoId] = await orUnavailable(
    Promise.all([
      id === null ? undefined : findVehicle(read, id),
      listDrivers(read),
      listUpcoming(read, new Date(deps.now())),
      listCalendarLinks(deps),
      id === null ? undefined : findPhotoId(read, { kind: 'vehicle', id }),
    ]),
  )
  const vehicle = id === null ? undefined : requireFound(stored)
  const mine = upcoming.filter((one) => one.vehicleId === id && one.reference === null)
  return data(
    {
      options: vehicleOptions(drivers),
      stored: vehicle && {
        ...{ id: vehicle.id, seen: versionOf(vehicle), plate: vehicle.plate, values: valuesOf(vehicle) },
        photo: photoId && photoAddress(photoId),
        blocks: mine.map(blockViewOf),
        calendar: calendarView(calendars, { vehicleId: vehicle.id, driverId: null }, deps.publicUrl),
      },
    },
    { headers: PRIVATE_HEADERS },
  )
}

export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  await requireBudget({ pattern, context })
  const input = textValues(await readForm(request))
  countSuspicious({ pattern, context }, input)
  const { seen = '' } = input
  const saved = await saveVehicle(context.get(depsContext), {
    ...{ id: idIn(url), seen, input, admin: admin.email },
  })
  if (!saved.ok) return refused(saved, input)
  const headers = { ...PRIVATE_HEADERS, 'set-cookie': flashCookie('fleet-saved') }
  return redirect(href('/desk/fleet'), { status: 303, headers })
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

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  dashboardMeta(loaderData?.stored?.plate ?? 'New vehicle')

export default function VehiclePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { options, stored } = loaderData
  const state = useFormState(answer)
  const values = state.refused ? state.values : (stored?.values ?? {})
  return (
    <div className="fleet">
      <FleetHead>
        {stored ? (
          <span className="plate plate--large" lang="th">
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
