import { href, redirect } from 'react-router'
import { isOrigin } from '#catalogue/tour.rules.ts'
import type { Route } from './+types/moved.ts'

/** Redirects the old addresses, with a hyphen before the town, to those with a slash. */
export function loader({ url }: Route.LoaderArgs) {
  const region = url.pathname.replace(/\/$/, '').split('-').at(-1)
  if (!isOrigin(region)) throw new Response(null, { status: 404 })
  return redirect(href('/pre-made-trips/:region', { region }), 301)
}
