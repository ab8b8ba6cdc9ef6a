import { requireAdmin } from '../../require-admin.ts'
import type { Route } from './+types/testimonials.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return null
}

export default function Testimonials() {
  return <h1>Testimonials</h1>
}
