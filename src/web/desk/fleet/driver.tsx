import { withTickedBoxes } from '#fleet/driver-form.rules.ts'
import { type Driver, findDriver } from '#fleet/fleet.store.ts'
import { versionOf } from '#fleet/refuse-if-changed.ts'
import { saveDriver } from '#fleet/save-driver.ts'
import type { Deps } from '#platform/deps.ts'
import { dayOffField, LANGUAGES, speaksField } from '#platform/forms/field-names.rules.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/driver.ts'
import { Away } from './away.tsx'
import { DriverForm } from './driver-form.tsx'
import { loadBeside } from './entry/load-beside.ts'
import { savePosted } from './entry/save-posted.ts'
import fleetCss from './fleet.css?url'
import { FleetHead } from './fleet-head.tsx'
import { idIn, requireFound } from './id-in.ts'
import { PhotoPanel } from './photo/photo-panel.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  return { stored: await loadStored(context.get(depsContext), idIn(url)) }
}

/** @returns undefined for a new one */
async function loadStored(deps: Deps, id: string | null) {
  if (id === null) return undefined
  const [found, beside] = await orUnavailable(
    Promise.all([findDriver(deps.db.read, id), loadBeside(deps, 'driver', id)]),
  )
  const driver = requireFound(found)
  const { name, thaiName } = driver
  return { id, name, thaiName, seen: versionOf(driver), values: valuesOf(driver), ...beside }
}

export function action(posted: Route.ActionArgs) {
  return savePosted(posted, (deps, { typed, ...entry }) =>
    saveDriver(deps, { ...entry, input: withTickedBoxes(typed) }),
  )
}

function valuesOf(driver: Driver): Record<string, string> {
  const ticked = [
    ...LANGUAGES.filter((language) => driver.languages.includes(language)).map(speaksField),
    ...driver.weeklyDaysOff.map(dayOffField),
    ...(driver.onWebsite ? ['onWebsite'] : []),
  ]
  return {
    ...{ name: driver.name, thaiName: driver.thaiName ?? '', fullName: driver.fullName ?? '' },
    ...{ phone: driver.phone, licenceExpiresOn: driver.licenceExpiresOn ?? '' },
    drivingSince: driver.drivingSince === null ? '' : String(driver.drivingSince),
    ...Object.fromEntries(ticked.map((name) => [name, 'on'])),
    service: driver.active ? 'in' : 'out',
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.stored?.name ?? 'New driver')

export default function DriverPage({ loaderData: { stored }, actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  const values = state.refused ? state.values : (stored?.values ?? { [speaksField('th')]: 'on' })
  return (
    <div className="fleet column gap-16">
      <FleetHead>
        {stored?.name ?? 'New driver'} {stored?.thaiName && <span lang="th">{stored.thaiName}</span>}
      </FleetHead>
      <DriverForm {...state} values={values} seen={stored?.seen ?? ''} key={stored?.id} />
      {stored && <PhotoPanel subject={{ kind: 'driver', id: stored.id }} photo={stored.photo} />}
      {stored && <Away kind="driver" {...stored} />}
    </div>
  )
}
