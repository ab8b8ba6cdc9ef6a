import { href } from 'react-router'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { POST_CATEGORIES } from '#catalogue/post.rules.ts'
import { CATEGORIES, ORIGINS } from '#catalogue/tour.rules.ts'
import { RIDE_PARAMETERS } from '../../shell/ride-address.ts'
import { listPublicPages } from './public-pages.ts'

/** A page that is the same for every client without a session, until the site, the day or the database changes. */
export type CachedPage = {
  path: string
  /** The query parameters that the page reads, with the values that are cached; other values are rendered each time. */
  reads?: Readonly<Record<string, readonly string[]>>
}

const kindOf = (kinds: object) => ({ q: [''], category: ['', ...Object.keys(kinds)] })
const READS: Readonly<Record<string, CachedPage['reads']>> = {
  [href('/')]: { origin: ORIGINS },
  [href('/tours')]: {
    ...kindOf(CATEGORIES),
    origin: ['', ...ORIGINS],
    length: [''],
    price: [''],
    date: [''],
  },
  [href('/explore-trips')]: { origin: ['', ...ORIGINS] },
  [href('/blog')]: kindOf(POST_CATEGORIES),
  [href('/taxi-service')]: Object.fromEntries(RIDE_PARAMETERS.map((name) => [name, ['']])),
}

/** Every page that the page cache may hold, by each of its addresses. */
export function listCachedPages(catalogue: Catalogue): CachedPage[] {
  const tripPaths = catalogue.tours.flatMap(({ id }) => [
    href('/tours/:id', { id }),
    ...ORIGINS.map((region) => href('/tours/:region/:id', { region, id })),
  ])
  const trips = new Set(tripPaths)
  return [
    ...tripPaths.map((path) => ({ path, reads: { origin: ORIGINS, date: [''], photo: [] } })),
    ...listPublicPages(catalogue)
      .filter(({ path }) => !trips.has(path))
      .map(({ path }) => ({ path, ...(READS[path] && { reads: READS[path] }) })),
    { path: href('/newsletter') },
    { path: href('/blog/rss.xml') },
    { path: href('/sitemap.xml') },
    { path: href('/robots.txt') },
  ]
}
