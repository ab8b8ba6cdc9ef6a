import { href, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { DASHBOARD } from '../../shell/page-handles.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Keys } from '../keys/keys.tsx'
import { countNeeds } from '../today/count-needs.ts'
import { todayOf } from '../today/today-of.ts'
import type { Route } from './+types/frame.ts'
import deskCss from './desk.css?url'
import { DeskLayout } from './desk-layout.tsx'
import { deskMeta } from './desk-meta.ts'

export { LayoutError as ErrorBoundary } from './desk-layout.tsx'

export const handle = DASHBOARD

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email } = adminOf({ context })
  const needsCount = await orUnavailable(
    // Today has counted what it shows.
    url.pathname === href('/desk')
      ? todayOf(context).then(({ railCount }) => railCount)
      : countNeeds(context.get(depsContext)),
  )
  return { email, needsCount }
}

/** The number in the rail may change at any moment, so every navigation reads it again, except a sign-out. */
export function shouldRevalidate({ formAction, actionStatus }: ShouldRevalidateFunctionArgs) {
  // A form that was refused because the session has ended is still on the page.
  return actionStatus !== 401 && !formAction?.startsWith(href('/auth/sign-out'))
}

export const meta: Route.MetaFunction = () => deskMeta('Desk')

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskLayout rail={loaderData}>
      <Outlet />
      <Keys />
    </DeskLayout>
  )
}
