import { type BuiltSite, formPost, visit } from './built-site.ts'
import { formOf } from './form-page.ts'

/** A browser without scripts: it keeps cookies, goes where it is led, and fills in the first form of a page. */
export function visitorOf({ app }: Pick<BuiltSite, 'app'>) {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const page = await visit(app, path, { ...init, headers: { ...init.headers, cookie } })
    for (const line of page.headers.getSetCookie()) keep(line)
    return page
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  async function go(path: string, init?: RequestInit) {
    let page = await ask(path, init)
    let at = path
    for (let hops = 0; page.status >= 300 && page.status < 400 && hops < 5; hops++) {
      at = (page.headers.get('location') ?? '').replace('http://localhost:3000', '')
      page = await ask(at)
    }
    return { ...page, at }
  }

  return {
    cookies,
    /** One request, wherever it leads. */
    ask,
    /** Opens a page and follows redirects; `at` is where that ended. */
    go,
    /** Types into the form of a page and presses its button. */
    async fillIn(path: string, typed: Record<string, string>) {
      const { action, values } = formOf((await ask(path)).html)
      return go(action || path, formPost(path, { ...values, ...typed }))
    },
    /** Sends a form with these fields to an address, from a page of the site. */
    send: (path: string, fields: Record<string, string> = {}) => go(path, formPost(path, fields)),
  }
}

export type Visitor = ReturnType<typeof visitorOf>
