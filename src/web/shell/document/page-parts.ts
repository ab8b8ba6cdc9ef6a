import { createHash } from 'node:crypto'

/** A script or stylesheet that a page fetches after its first view; its name is a hash of its content. */
export type PagePart = { name: string; type: 'text/javascript' | 'text/css'; text: string }

/** The markup that `document.ts` writes. */
const START = /<script nonce="([^"]*)" type="text\/plain" id="start"([^>]*)>([\s\S]*?)<\/script>/
const LATER_STYLES = /<style nonce="([^"]*)" data-later="">([\s\S]*?)<\/style>/
const PATH = '/page-part'

/** The name of the part that a request asks for, and the page it belongs to; undefined for any other request. */
export function readPartUrl({ pathname, searchParams, origin }: URL): { name: string; of: URL } | undefined {
  if (pathname !== PATH) return undefined
  const of = searchParams.get('of') ?? ''
  return URL.canParse(of, origin) ? { name: searchParams.get('v') ?? '', of: new URL(of, origin) } : undefined
}

/**
 * Moves out of a cached page what its first view does not need: the later styles, which the browser fetches while it
 * shows the content before their link, and the loader data with the start of the modules, which becomes a script that
 * is fetched when they start. Only elements with the nonce of this render are moved, so that injected markup never
 * gets into a file of the site.
 */
export function extractParts(
  html: string,
  { nonce, address }: { nonce: string | undefined; address: string },
): { html: string; parts: PagePart[] } {
  const parts: PagePart[] = []
  /** @returns the part's address: `/page-part?v=<name of the part>&of=<address of the page>` */
  function take(type: PagePart['type'], text: string): string {
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    parts.push({ name, type, text })
    return `${PATH}?${new URLSearchParams({ v: name, of: address })}`.replaceAll('&', '&amp;')
  }
  const rest = html
    .replace(LATER_STYLES, (styles, carried: string, text: string) =>
      carried === nonce
        ? `<link rel="stylesheet" fetchpriority="low" href="${take('text/css', text)}"/>`
        : styles,
    )
    .replace(START, (script, carried: string, attributes: string, text: string) =>
      carried === nonce
        ? `<script type="text/plain" id="start"${attributes} data-page="${take('text/javascript', text)}"></script>`
        : script,
    )
  return { html: rest, parts }
}
