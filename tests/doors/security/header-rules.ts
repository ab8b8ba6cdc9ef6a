import { createHash } from 'node:crypto'

/** The security headers that every answer must have. */
const RULES: [header: string, says: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\).*geolocation=\((self)?\)/],
  ['content-security-policy', /(^|; )default-src 'none'(;|$)/],
  ['content-security-policy', /(^|; )base-uri 'none'(;|$)/],
  ['content-security-policy', /(^|; )frame-ancestors 'none'(;|$)/],
  ['content-security-policy', /(^|; )form-action ('self'|'none')( |;|$)/],
]

/** Headers that no answer may have. */
const FORBIDDEN = ['server', 'x-powered-by', 'access-control-allow-credentials']

/** Every security rule that an answer breaks. */
export function brokenHeaderRules(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'"
  return [
    ...RULES.filter(([header, says]) => !says.test(headers.get(header) ?? '')).map(
      ([header, says]) => `${header} is not ${says}`,
    ),
    ...FORBIDDEN.filter((header) => headers.has(header)),
    ...(/unsafe|\*|https?:|data:/.test(scripts) ? [`script-src ${scripts}`] : []),
    ...headers.getSetCookie().filter((line) => !isProtectedCookie(line)),
  ]
}

/** HttpOnly, SameSite=Lax and valid for this host only. */
export function isProtectedCookie(cookie: string): boolean {
  return /; HttpOnly(;|$)/i.test(cookie) && /; SameSite=Lax(;|$)/i.test(cookie) && !/; Domain=/i.test(cookie)
}

/** Every script that the page's policy blocks, and every inline event handler and `javascript:` link. */
export function blockedScripts(html: string, headers: Headers): string[] {
  const allowed =
    /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? []
  const scripts = Array.from(
    html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs),
    ([tag, attributes = '', text = '']) => {
      // Data blocks and empty elements run nothing.
      if (/\btype="(application\/ld\+json|text\/plain)"/.test(attributes)) return []
      if (text === '' && !attributes.includes('src=')) return []
      if (/\bsrc="\/(?!\/)/.test(attributes) && allowed.includes("'self'")) return []
      const nonce = /\bnonce="([^"]+)"/.exec(attributes)?.[1]
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      return allowed.includes(`'nonce-${nonce}'`) || allowed.includes(hash) ? [] : [tag]
    },
  )
  const handlers =
    html.replace(/<script\b.*?<\/script>/gs, '').match(/<[a-z][^>]*\son[a-z]+=|="\s*javascript:/gi) ?? []
  return [...scripts.flat(), ...handlers]
}
