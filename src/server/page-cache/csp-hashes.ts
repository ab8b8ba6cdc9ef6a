import { createHash } from 'node:crypto'

const INLINE = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style>/g,
}

/** The nonce of one render, as its `Content-Security-Policy` says it. */
export function nonceOf(policy: string): string | undefined {
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}

/**
 * Lets a page be cached whose scripts and styles carry the nonce of one response: exactly those with that nonce, and
 * nothing that came into the page in any other way, are allowed by the hash of their text instead.
 * @returns nothing when the nonce stands in the page elsewhere, so that it could be read from the cached page
 */
export function withHashes(html: string, policy: string): { html: string; policy: string } | undefined {
  const nonce = nonceOf(policy)
  if (nonce === undefined) return { html, policy }
  const mark = ` nonce="${nonce}"`
  const hashesOf = (kind: keyof typeof INLINE) =>
    Array.from(html.matchAll(INLINE[kind]), ([, attributes = '', text = '']) =>
      text !== '' && attributes.includes(mark) && !/\bsrc=/.test(attributes)
        ? [`'sha256-${sha256(text)}'`]
        : [],
    ).flat()
  const plain = html.replaceAll(mark, '')
  if (plain.includes(nonce)) return undefined
  const allowed = policy.replace(
    /\b(script|style)-src ([^;]*?) 'nonce-[^']+'/g,
    (_, kind: keyof typeof INLINE, others: string) =>
      [`${kind}-src ${others}`, ...new Set(hashesOf(kind))].join(' '),
  )
  return { html: plain, policy: allowed }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
