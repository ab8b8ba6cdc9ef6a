import { signedInAdmin, WITHOUT_CONFIRMATION } from '../admin.ts'
import { builtSite, formPost, visit } from './built-site.ts'

/** The built site with an admin: `see` and `press` carry the admin's session, `get` does not. */
export async function adminSite() {
  const site = await builtSite(WITHOUT_CONFIRMATION)
  const cookie = await signedInAdmin(site)
  return {
    ...site,
    cookie,
    see: (path: string) => visit(site.app, path, { headers: { cookie } }),
    press(path: string, fields: Record<string, string>) {
      const post = formPost(path, fields)
      return visit(site.app, path, { ...post, headers: { ...post.headers, cookie } })
    },
  }
}

export type AdminSite = Awaited<ReturnType<typeof adminSite>>

/** The words of every row, newest first. */
export function rowsOf(html: string): string[] {
  return (html.match(/<li class="row">.*?<\/details><\/li>/gs) ?? []).map((row) =>
    row
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  )
}
