import { depsContext } from '../../context.ts'
import type { Route } from './+types/sitemap.ts'
import { listPublicPages } from './public-pages.ts'
import { escapeXml, xmlResponse } from './xml.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, catalogue } = context.get(depsContext)
  const entries = listPublicPages(catalogue).map(({ path, changed }) => {
    const lastChange = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastChange}</url>`
  })
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`,
  )
}
