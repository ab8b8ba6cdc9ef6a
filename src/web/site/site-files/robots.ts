import { depsContext } from '../../shell/context.ts'
import type { Route } from './+types/robots.ts'

/** Pages about one guest, and pages of the sandbox. */
const NOT_FOR_ROBOTS = [
  '/booking-summary',
  '/booking-success',
  '/booking-cancelled',
  '/booking/',
  '/calendar/',
  '/newsletter/',
  '/review',
  '/sandbox/',
  '/functions/',
]

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(depsContext)
  const lines = [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
