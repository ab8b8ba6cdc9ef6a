import { href } from 'react-router'
import { type Catalogue, canonicalPath } from '#catalogue/catalogue.rules.ts'
import { ORIGINS } from '#catalogue/tour.rules.ts'
import { listPosts } from '#content/markdown/posts.ts'
import { popularRoutes } from '#content/transfers/popular-routes.ts'

export type PublicPage = { path: string; changed?: string }

/** Every page that search engines may list, once, by its canonical path. */
export function listPublicPages({ tours }: Pick<Catalogue, 'tours'>): PublicPage[] {
  const posts = listPosts().map(({ id, date, updated = date }) => ({ id, changed: updated }))
  const lastChange = posts
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  return [
    { path: href('/') },
    { path: href('/tours') },
    { path: href('/explore-trips') },
    ...ORIGINS.map((region) => ({ path: href('/pre-made-trips/:region', { region }) })),
    ...tours.map((tour) => ({ path: canonicalPath(tour) })),
    { path: href('/custom-trip') },
    { path: href('/taxi-service') },
    ...popularRoutes.map(({ id }) => ({ path: href('/taxi-service/:route', { route: id }) })),
    { path: href('/blog'), changed: lastChange },
    ...posts.map(({ id, changed }) => ({ path: href('/blog/:id', { id }), changed })),
    { path: href('/about') },
    { path: href('/privacy') },
    { path: href('/terms') },
  ]
}
