import { href } from 'react-router'
import { listPhotos } from '#catalogue/photos/photos.store.ts'
import { listCalendarLinks } from '#fleet/calendars/calendar-links.ts'
import { listDrivers, listUpcoming, listVehicles } from '#fleet/fleet-page.store.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { LinkButton } from '../../ui/button.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/page.ts'
import { Alerts } from './alerts.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { calendarView } from './calendar-view.ts'
import { DriverList } from './driver-list.tsx'
import fleetCss from './fleet.css?url'
import { fleetView } from './fleet-view.ts'
import { VehicleList } from './vehicle-list.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const [nowMs, { read }] = [deps.now(), deps.db]
  const [vehicles, drivers, photos, upcoming, calendars] = await orUnavailable(
    Promise.all([
      listVehicles(read),
      listDrivers(read),
      listPhotos(read),
      listUpcoming(read, new Date(nowMs)),
      listCalendarLinks(deps),
    ]),
  )
  const calendar = calendarView(calendars, { vehicleId: null, driverId: null }, deps.publicUrl)
  return { ...fleetView({ vehicles, drivers, photos, upcoming, nowMs }), calendar }
}

export const meta: Route.MetaFunction = () => deskMeta('Fleet and drivers')

/** Vehicles and drivers: what ends soon first, then who is away, and the calendar of all trips. */
export default function Fleet({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="fleet column gap-16">
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <div>
          <h1>Fleet and drivers</h1>
          <p>A vehicle or driver with expired papers can’t be booked.</p>
        </div>
        <LinkButton to={href('/desk/fleet/block')}>Block a day</LinkButton>
      </header>
      <Alerts view={view} />
      <VehicleList view={view} />
      <DriverList view={view} />
      <section className="panel" aria-labelledby="calendars">
        <div className="panel__head">
          <h2 id="calendars">Calendar links</h2>
          <p>
            For Google, Apple or Outlook. They show the time, first name and place, never phone numbers or
            money. Each vehicle and each driver has its own.
          </p>
        </div>
        <CalendarLink label="All trips" calendar={view.calendar} />
      </section>
    </div>
  )
}
