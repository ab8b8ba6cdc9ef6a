import { redirect } from 'react-router'
import { requestTaxi } from '#operations/requests/request-taxi.ts'
import { depsContext } from '../../context.ts'
import { checkForAbuse, readForm, refused, requestIdOf, textValues } from '../../form-post.ts'
import type { Route } from './+types/page.ts'

/** Handles the taxi form; an accepted one leads to its pass. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const rejected = await checkForAbuse({ pattern, context }, values)
  if (rejected) return rejected
  const result = await requestTaxi(context.get(depsContext), {
    input: values,
    requestId: requestIdOf(values),
  })
  if (!result.ok) return refused(result, values)
  return redirect(`/booking/${result.token}`, 303)
}
