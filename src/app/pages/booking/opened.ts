import { href, redirect } from 'react-router'
import { notePassOpened } from '#operations/links/note-pass-opened.ts'
import { depsContext } from '../../context.ts'
import { readForm, requireBudget } from '../../form-post.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/opened.ts'
import { requirePass } from './require-pass.ts'

/** A GET notes nothing: it redirects to the pass. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  await requirePass(context.get(depsContext), token)
  return redirect(href('/booking/:token', { token }), { headers: PRIVATE_HEADERS })
}

/** The script of the page says that a browser shows the pass. */
export async function action({ request, params: { token }, pattern, context }: Route.ActionArgs) {
  await requireBudget({ pattern, context })
  await readForm(request)
  await orUnavailable(notePassOpened(context.get(depsContext), token))
  return new Response(null, { status: 204, headers: PRIVATE_HEADERS })
}
