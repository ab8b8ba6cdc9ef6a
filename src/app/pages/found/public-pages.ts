import { href } from 'react-router'
import { canonicalPath, tours } from '#content/catalogue.ts'
import { listPosts } from '#content/posts.ts'
import { ORIGINS } from '#domain/tour.ts'

export type PublicPage = { path: string; changed?: string }

/** Every page that is there to be found, once, by its one address. */
export function listPublicPages(): PublicPage[] {
  const posts = listPosts()
  return [
    { path: href('/') },
    { path: href('/tours') },
    { path: href('/explore-trips') },
    ...ORIGINS.map((region) => ({ path: href('/pre-made-trips/:region', { region }) })),
    ...tours.map((tour) => ({ path: canonicalPath(tour) })),
    { path: href('/custom-trip') },
    { path: href('/taxi-service') },
    { path: href('/blog'), changed: posts[0]?.date },
    ...posts.map(({ id, date }) => ({ path: href('/blog/:id', { id }), changed: date })),
    { path: href('/privacy') },
    { path: href('/terms') },
  ]
}
