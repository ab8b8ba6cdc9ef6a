import { href, redirect } from 'react-router'
import { endBlock } from '#fleet/block.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/end-block.ts'
import { addressOf } from './addresses.ts'
import { redirectToFleet } from './redirect-to-fleet.ts'

/** A GET frees nothing: it redirects to the fleet. */
export function loader() {
  return redirect(href('/desk/fleet'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { blockId = '' } = typed
  if (!isUuid(blockId)) return redirectToFleet('block-over')
  const freed = await endBlock(deps, { blockId, admin })
  if (!freed.ok) return redirectToFleet(freed.reason === 'not-found' ? 'block-over' : 'fleet-not-changed')
  const { vehicleId, driverId } = freed.block
  const to = vehicleId === null ? addressOf('driver', driverId ?? '') : addressOf('vehicle', vehicleId)
  return redirectToFleet('day-freed', to)
}
