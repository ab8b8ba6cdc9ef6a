import { Form, href, Link } from 'react-router'
import { endDriverLink, makeMissingDriverLinks, renewDriverLink } from '#guests/links/driver-links.ts'
import type { Deps } from '#platform/deps.ts'
import { counted } from '#platform/text/counted.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { depsContext } from '../../shell/context.ts'
import { type FlashName, redirectWithFlash } from '../../shell/flash-message.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/page.ts'
import { daySheetsAddress, readSheetDay } from './address.ts'
import daySheetsCss from './day-sheets.css?url'
import { loadDaySheets } from './load-day-sheets.ts'
import { Sheet } from './sheet.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: daySheetsCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const day = readSheetDay(url.searchParams.get('day'), bangkokDay(deps.now()))
  return orUnavailable(loadDaySheets(deps, day))
}

/** Makes, renews or ends links; nothing is sent by the site: the operator sends them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const day = readSheetDay(typed.day, bangkokDay(deps.now()))
  const flash = await change(deps, { ...typed, day }, admin)
  return redirectWithFlash(daySheetsAddress(day), flash)
}

type Posted = { day: string; intent?: string; driverId?: string }

async function change(deps: Deps, { day, intent, driverId }: Posted, admin: string): Promise<FlashName> {
  if (intent === 'make-all') {
    const { sheets } = await orUnavailable(loadDaySheets(deps, day))
    const driverIds = sheets.map((sheet) => sheet.driverId)
    return (await makeMissingDriverLinks(deps, { day, driverIds, admin })).ok
      ? 'day-links-made'
      : 'fleet-not-changed'
  }
  if (!isUuid(driverId)) return 'fleet-not-changed'
  const isEnd = intent === 'end'
  const done = await (isEnd ? endDriverLink : renewDriverLink)(deps, { driverId, day }, admin)
  if (!done.ok) return 'fleet-not-changed'
  return isEnd ? 'day-link-ended' : 'day-link-made'
}

export const meta: Route.MetaFunction = () => deskMeta('Day sheets')

/** The links by which drivers see their day, to be sent by the operator. */
export default function DaySheets({ loaderData: view }: Route.ComponentProps) {
  const { day, isToday, heading, sheets, missing } = view
  return (
    <div className="day-sheets grid gap-16">
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <div>
          <p>
            <Link className="link inline-flex middle touch" to={href('/desk')}>
              <Icon name="chevron-left" /> Today
            </Link>
          </p>
          <h1>Day sheets</h1>
          <p>
            {isToday ? 'Today' : 'Tomorrow'}, {heading}. Each driver sees their own trips of this day and the
            next.
          </p>
        </div>
        {missing > 0 && (
          <Form method="post">
            <input type="hidden" name="day" value={day} />
            <Button type="submit" look="primary" name="intent" value="make-all">
              Make {counted(missing, 'link')}
            </Button>
          </Form>
        )}
      </header>
      {sheets.length === 0 && (
        <section className="panel">
          <p>No one is driving that day. Assign drivers first.</p>
        </section>
      )}
      {sheets.map((sheet) => (
        <Sheet sheet={sheet} day={day} key={sheet.driverId} />
      ))}
    </div>
  )
}
