import { href, redirect } from 'react-router'
import { notePassOpened } from '#guests/links/note-pass-opened.ts'
import { depsContext } from '../shell/context.ts'
import { readForm } from '../shell/form-post.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import type { Route } from './+types/opened.ts'
import { requirePass } from './require-pass.ts'

/** A GET notes nothing: it redirects to the pass. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  await requirePass(context.get(depsContext), token)
  return redirect(href('/booking/:token', { token }))
}

/** The script of the page says that a browser shows the pass. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  await readForm(request)
  await orUnavailable(notePassOpened(context.get(depsContext), token))
  return new Response(null, { status: 204 })
}
