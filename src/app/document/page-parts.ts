import { createHash } from 'node:crypto'

/** What a page fetches after its first view, named by its content. */
export type PagePart = { name: string; type: 'text/javascript' | 'text/css'; text: string }

/** As `document.ts` has written them. */
const START = /<script nonce="([^"]*)" type="text\/plain" id="start"([^>]*)>([\s\S]*?)<\/script>/
const LATER_STYLES = /<style nonce="([^"]*)" data-later="">([\s\S]*?)<\/style>/
const PATH = '/page-part'

/** The part that a request asks for by its name, and the page that it is of; undefined for any other request. */
export function readPartUrl({ pathname, searchParams, origin }: URL): { name: string; of: URL } | undefined {
  if (pathname !== PATH) return undefined
  const of = searchParams.get('of') ?? ''
  return URL.canParse(of, origin) ? { name: searchParams.get('v') ?? '', of: new URL(of, origin) } : undefined
}

/**
 * Takes out of a page that is cached what its first view does without: the styles of what follows, which the browser
 * fetches while it shows what stands before their link, and the loader data with what starts the scripts, a module that
 * is fetched when they start. Only what carries the nonce of this very render is taken, so that nothing else gets into
 * a file of the site.
 */
export function extractParts(
  html: string,
  { nonce, address }: { nonce: string | undefined; address: string },
): { html: string; parts: PagePart[] } {
  const parts: PagePart[] = []
  /** @returns where the page fetches it: `/page-part?v=<name of the part>&of=<address of the page>` */
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
