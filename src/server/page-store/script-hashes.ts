import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Lets a page be kept whose scripts carry the nonce of one answer: exactly the scripts with that nonce, and no
 * script that came into the page in any other way, are allowed by the hash of their text instead.
 * @returns nothing when the nonce stands in the page elsewhere, so that it could be read from the kept page
 */
export function withHashes(html: string, policy: string): { html: string; policy: string } | undefined {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (nonce === undefined) return { html, policy }
  const mark = ` nonce="${nonce}"`
  const hashes = Array.from(html.matchAll(SCRIPT), ([, attributes = '', text = '']) =>
    attributes.includes(mark) && !/\bsrc=/.test(attributes) ? [`'sha256-${sha256(text)}'`] : [],
  ).flat()
  const plain = html.replaceAll(mark, '')
  if (plain.includes(nonce)) return undefined
  return { html: plain, policy: policy.replace(`'nonce-${nonce}'`, [...new Set(hashes)].join(' ')) }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
