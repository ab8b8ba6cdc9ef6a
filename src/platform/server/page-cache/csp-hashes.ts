import { createHash } from 'node:crypto'

const INLINE = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style>/g,
}

/** The nonce in a `Content-Security-Policy`. */
export function nonceOf(policy: string): string | undefined {
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}

/**
 * Replaces the nonces of a page by hashes, because a cached page cannot have a nonce: exactly the inline scripts and
 * styles with the nonce are allowed by the hash of their text.
 * @returns undefined when the nonce also occurs elsewhere in the page, where it could be read from the cached page
 */
export function withHashes(html: string, policy: string): { html: string; policy: string } | undefined {
  const nonce = nonceOf(policy)
  if (nonce === undefined) return { html, policy }
  const attribute = ` nonce="${nonce}"`
  const hashesOf = (kind: keyof typeof INLINE) =>
    Array.from(html.matchAll(INLINE[kind]), ([, attributes = '', text = '']) =>
      text !== '' && attributes.includes(attribute) && !/\bsrc=/.test(attributes)
        ? [`'sha256-${sha256(text)}'`]
        : [],
    ).flat()
  const plain = html.replaceAll(attribute, '')
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
