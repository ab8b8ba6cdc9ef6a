import { href } from 'react-router'
import { listRemoteTours } from '#catalogue/list-remote-tours.ts'
import { depsContext } from '../../shell/context.ts'
import type { Route } from './+types/sitemap.ts'
import { listPublicPages, type PublicPage } from './public-pages.ts'
import { escapeXml, xmlResponse } from './xml.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { publicUrl, catalogue } = deps
  const remote = await listRemoteTours(deps)
  const pages: PublicPage[] = [
    ...listPublicPages(catalogue),
    ...(remote ?? []).map(({ origin, id }) => ({
      path: href('/tour/:location/:tourId', { location: origin, tourId: id }),
    })),
  ]
  const entries = pages.map(({ path, changed }) => {
    const lastChange = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastChange}</url>`
  })
  const sitemap = xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
  )
  if (!remote) sitemap.headers.set('cache-control', 'no-store')
  return sitemap
}
