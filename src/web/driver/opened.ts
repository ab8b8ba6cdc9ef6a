import { href, redirect } from 'react-router'
import { findDriverDay } from '#guests/links/driver-links.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { depsContext } from '../shell/context.ts'
import { readForm } from '../shell/form-post.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import type { Route } from './+types/opened.ts'

/** A GET notes nothing: it redirects to the jobs. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  if (!(await orUnavailable(findDriverDay(context.get(depsContext), token))))
    return new Response(null, { status: 404 })
  return redirect(href('/driver/:token', { token }))
}

/** The script of the page says that a browser shows the jobs. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  await readForm(request)
  const deps = context.get(depsContext)
  if (await orUnavailable(findDriverDay(deps, token))) await orUnavailable(noteLinkUsed(deps, token))
  return new Response(null, { status: 204 })
}
