import { href, type RouterContextProvider } from 'react-router'
import type { Saving } from '#fleet/save-vehicle.ts'
import type { Deps } from '#platform/deps.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { adminOf } from '../../../shell/access/admin-of.ts'
import { depsContext } from '../../../shell/context.ts'
import { redirectWithFlash } from '../../../shell/flash-message.ts'
import { countSuspicious, readForm, refused, textValues } from '../../../shell/form-post.ts'
import { idIn } from '../id-in.ts'

type Posted = { request: Request; url: URL; pattern: string; context: Readonly<RouterContextProvider> }
type Saved = { ok: true } | Refusal
type Entry = Omit<Saving, 'input'> & { typed: Record<string, string> }

/** Saves the form of a vehicle or a driver, and leads back to the fleet; refused, it comes back as it was typed. */
export async function savePosted(
  { request, url, pattern, context }: Posted,
  save: (deps: Deps, entry: Entry) => Promise<Saved>,
) {
  const admin = adminOf({ context })
  const typed = textValues(await readForm(request))
  countSuspicious({ pattern, context }, typed)
  const { seen = '' } = typed
  const saved = await save(context.get(depsContext), { id: idIn(url), seen, admin: admin.email, typed })
  if (!saved.ok) return refused(saved, typed)
  return redirectWithFlash(href('/desk/fleet'), 'fleet-saved')
}
