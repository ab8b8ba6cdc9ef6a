import { hasCopy } from '#operations/mail-limits.ts'
import { requestTaxi } from '#operations/request-taxi.ts'
import { depsContext } from '../../context.ts'
import { doubted, readForm, refused, requestIdOf, textValues } from '../../form-post.ts'
import type { Route } from './+types/page.ts'

/** Takes the taxi form. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const doubt = await doubted(context, values)
  if (doubt) return doubt
  const deps = context.get(depsContext)
  const result = await requestTaxi(deps, values, requestIdOf(values))
  if (!result.ok) return refused(result, values)
  const { id, reference } = result.request
  return { ok: true as const, reference, hasCopy: await hasCopy(deps, id) }
}
