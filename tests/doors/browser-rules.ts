/** What an answer that a browser may show must say to it, whatever the answer is about. */
const RULES: [header: string, says: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^same-origin$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\)/],
  ['content-security-policy', /(^|; )default-src 'none'(;|$)/],
  ['content-security-policy', /(^|; )base-uri 'none'(;|$)/],
  ['content-security-policy', /(^|; )frame-ancestors 'none'(;|$)/],
  ['content-security-policy', /(^|; )form-action ('self'|'none')( |;|$)/],
]

/** Tells a stranger more than is needed. */
const TELLING = ['server', 'x-powered-by', 'access-control-allow-credentials']

/** Every rule for browsers that an answer breaks. */
export function brokenRules(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'"
  return [
    ...RULES.filter(([header, says]) => !says.test(headers.get(header) ?? '')).map(
      ([header, says]) => `${header} is not ${says}`,
    ),
    ...TELLING.filter((header) => headers.has(header)),
    ...(/unsafe|\*|https?:|data:/.test(scripts) ? [`script-src ${scripts}`] : []),
    ...headers.getSetCookie().filter((line) => !isGuarded(line)),
  ]
}

/** Scripts cannot read it, other sites cannot send it along, and it is valid for this host only. */
export function isGuarded(cookie: string): boolean {
  return /; HttpOnly(;|$)/i.test(cookie) && /; SameSite=Lax(;|$)/i.test(cookie) && !/; Domain=/i.test(cookie)
}
