import { href, type RouterContextProvider } from 'react-router'
import type { Saving } from '#fleet/save-vehicle.ts'
import type { Deps } from '#platform/deps.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { redirectWithFlash } from '../../../shell/flash-message.ts'
import { countSuspicious, refused } from '../../../shell/form-post.ts'
import { staffPost } from '../../frame/staff-post.ts'
import { idIn } from '../id-in.ts'

type Posted = { request: Request; url: URL; pattern: string; context: Readonly<RouterContextProvider> }
type Saved = { ok: true } | Refusal
type Entry = Omit<Saving, 'input'> & { typed: Record<string, string> }

/** Saves the form of a vehicle or a driver, and leads back to the fleet; refused, it comes back as it was typed. */
export async function savePosted(
  { request, url, pattern, context }: Posted,
  save: (deps: Deps, entry: Entry) => Promise<Saved>,
) {
  const { deps, admin, typed } = await staffPost({ request, context })
  countSuspicious({ pattern, context }, typed)
  const { seen = '' } = typed
  const saved = await save(deps, { id: idIn(url), seen, admin, typed })
  if (!saved.ok) return refused(saved, typed)
  return redirectWithFlash(href('/desk/fleet'), 'fleet-saved')
}
