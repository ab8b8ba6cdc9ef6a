import { data, href, redirect } from 'react-router'
import { listUpcoming } from '#adapters/database/desk/fleet.ts'
import { findPhotoId } from '#adapters/database/desk/photos.ts'
import { type Driver, findDriver } from '#adapters/database/fleet.ts'
import { withTickedBoxes } from '#domain/fleet/driver-form.ts'
import { dayOffField, LANGUAGES, speaksField } from '#domain/fleet/field-names.ts'
import { photoAddress } from '#domain/fleet/photo.ts'
import { listCalendarLinks } from '#operations/fleet/calendar-links.ts'
import { versionOf } from '#operations/fleet/refuse-if-changed.ts'
import { saveDriver } from '#operations/fleet/save-driver.ts'
import { depsContext } from '../../../context.ts'
import { flashCookie } from '../../../flash-message.ts'
import { countSuspicious, readForm, refused, requireBudget, textValues } from '../../../form-post.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { requireAdmin } from '../../../require-admin.ts'
import { useFormState } from '../../../sections/request-form/use-form-state.ts'
import { orUnavailable } from '../../../unavailable.ts'
import { dashboardMeta } from '../../admin/dashboard-meta.ts'
import type { Route } from './+types/driver.ts'
import { Away } from './away.tsx'
import { blockViewOf } from './blocks/block-view.ts'
import { calendarView } from './calendar-view.ts'
import { DriverForm } from './driver-form.tsx'
import fleetCss from './fleet.css?url'
import { FleetHead } from './fleet-head.tsx'
import { idIn, requireFound } from './id-in.ts'
import { PhotoPanel } from './photo/photo-panel.tsx'

export { DashboardError as ErrorBoundary } from '../../admin/dashboard-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  const deps = context.get(depsContext)
  const { read } = deps.db
  const id = idIn(url)
  const [found, upcoming, calendars, photoId] = await orUnavailable(
    Promise.all([
      id === null ? undefined : findDriver(read, id),
      listUpcoming(read, new Date(deps.now())),
      listCalendarLinks(deps),
      id === null ? undefined : findPhotoId(read, { kind: 'driver', id }),
    ]),
  )
  const driver = id === null ? undefined : requireFound(found)
  const mine = upcoming.filter((one) => one.driverId === id && one.reference === null)
  return data(
    {
      stored: driver && {
        ...{ id: driver.id, seen: versionOf(driver), values: valuesOf(driver) },
        ...{ name: driver.name, thaiName: driver.thaiName },
        photo: photoId && photoAddress(photoId),
        blocks: mine.map(blockViewOf),
        calendar: calendarView(calendars, { vehicleId: null, driverId: driver.id }, deps.publicUrl),
      },
    },
    { headers: PRIVATE_HEADERS },
  )
}

export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  await requireBudget({ pattern, context })
  const typed = textValues(await readForm(request))
  countSuspicious({ pattern, context }, typed)
  const { seen = '' } = typed
  const saved = await saveDriver(context.get(depsContext), {
    ...{ id: idIn(url), seen, input: withTickedBoxes(typed), admin: admin.email },
  })
  if (!saved.ok) return refused(saved, typed)
  const headers = { ...PRIVATE_HEADERS, 'set-cookie': flashCookie('fleet-saved') }
  return redirect(href('/desk/fleet'), { status: 303, headers })
}

function valuesOf(driver: Driver): Record<string, string> {
  const ticked = [
    ...LANGUAGES.filter((language) => driver.languages.includes(language)).map(speaksField),
    ...driver.weeklyDaysOff.map(dayOffField),
  ]
  return {
    ...{ name: driver.name, thaiName: driver.thaiName ?? '', fullName: driver.fullName ?? '' },
    ...{ phone: driver.phone, licenceExpiresOn: driver.licenceExpiresOn ?? '' },
    ...Object.fromEntries(ticked.map((name) => [name, 'on'])),
    service: driver.active ? 'in' : 'out',
  }
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  dashboardMeta(loaderData?.stored?.name ?? 'New driver')

export default function DriverPage({ loaderData: { stored }, actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  const values = state.refused ? state.values : (stored?.values ?? { [speaksField('th')]: 'on' })
  return (
    <div className="fleet">
      <FleetHead>
        {stored?.name ?? 'New driver'} {stored?.thaiName && <span lang="th">{stored.thaiName}</span>}
      </FleetHead>
      <DriverForm {...state} values={values} seen={stored?.seen ?? ''} key={stored?.id} />
      {stored && <PhotoPanel subject={{ kind: 'driver', id: stored.id }} photo={stored.photo} />}
      {stored && <Away kind="driver" {...stored} />}
    </div>
  )
}
