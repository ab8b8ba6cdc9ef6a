import { adminOf } from './admin.ts'
import { builtSite, formPost, textOf } from './built-site.ts'

/** The built site with an admin: `see` and `press` carry the admin's session, `get` does not. */
export async function adminSite(changes: Parameters<typeof builtSite>[1] = {}) {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } }, changes)
  const { visitor } = await adminOf(site)
  return {
    ...site,
    session: `session=${visitor.cookies.get('session')}`,
    see: (path: string) => visitor.ask(path),
    press: (path: string, fields: Record<string, string>) => visitor.ask(path, formPost(path, fields)),
  }
}

export type AdminSite = Awaited<ReturnType<typeof adminSite>>

/** The words of every row, newest first. */
export function rowsOf(html: string): string[] {
  return (html.match(/<li class="row">.*?<\/details><\/li>/gs) ?? []).map(textOf)
}
