import { data, Outlet } from 'react-router'
import { DASHBOARD } from '../../dashboard-handle.ts'
import { requireAdmin } from '../../require-admin.ts'
import { PRIVATE_HEADERS } from '../../unavailable.ts'
import type { Route } from './+types/frame.ts'

export const handle = DASHBOARD

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context })
  return data({ email: admin.email }, { headers: PRIVATE_HEADERS })
}

export function headers() {
  return PRIVATE_HEADERS
}

export default function Dashboard() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
