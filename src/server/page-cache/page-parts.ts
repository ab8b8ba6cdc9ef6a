import { contentHash } from './cached-response.ts'
import { nonceOf } from './csp-hashes.ts'

/** What a page fetches after its first view, named by its content. */
export type PagePart = { name: string; type: 'text/javascript' | 'text/css'; text: string }

const DATA = /<script nonce="([^"]*)">(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g
const START = /<script nonce="([^"]*)" type="text\/plain" id="start"([^>]*)>([\s\S]*?)<\/script>/
const LATER_STYLES = /<style nonce="([^"]*)" data-later="">([\s\S]*?)<\/style>/
const PATH = '/page-part'

/** Where a page fetches a part of it: `/page-part?v=<name of the part>&of=<address of the page>`. */
function partUrl({ name }: PagePart, address: string): string {
  return `${PATH}?${new URLSearchParams({ v: name, of: address })}`.replaceAll('&', '&amp;')
}

/** The part that a request asks for by its name, and the page that it is of; undefined for any other request. */
export function readPartUrl({ pathname, searchParams, origin }: URL): { name: string; of: URL } | undefined {
  if (pathname !== PATH) return undefined
  const of = searchParams.get('of') ?? ''
  return URL.canParse(of, origin) ? { name: searchParams.get('v') ?? '', of: new URL(of, origin) } : undefined
}

type Render = { nonce: string; address: string }

/**
 * Takes out of a page what its first view does without. Only what carries the nonce of this very render is taken, so
 * that nothing else gets into a file of the site.
 */
export function takeParts(
  html: string,
  { policy, address }: { policy: string; address: string },
): { html: string; parts: PagePart[] } {
  const nonce = nonceOf(policy)
  if (nonce === undefined) return { html, parts: [] }
  const styles = takeLaterStyles(html, { nonce, address })
  const data = takeData(styles.html, { nonce, address })
  return { html: data.html, parts: [styles.part, data.part].filter((part) => part !== undefined) }
}

/** The browser shows what stands before the link while it fetches them. */
function takeLaterStyles(html: string, { nonce, address }: Render): { html: string; part?: PagePart } {
  const [found, carried, text = ''] = LATER_STYLES.exec(html) ?? []
  if (found === undefined || carried !== nonce) return { html }
  const part = { name: contentHash(text), type: 'text/css', text } as const
  return {
    html: html.replace(
      found,
      `<link rel="stylesheet" fetchpriority="low" href="${partUrl(part, address)}"/>`,
    ),
    part,
  }
}

/**
 * What only scripts read, and what starts them: a module that the browser fetches when the picture is there. The
 * emptied elements stay, because React expects them.
 */
function takeData(html: string, { nonce, address }: Render): { html: string; part?: PagePart } {
  const [start, carried, attributes, startText] = START.exec(html) ?? []
  if (start === undefined || carried !== nonce) return { html }
  const texts: string[] = []
  const emptied = html.replace(DATA, (found, carried: string, text: string) => {
    if (carried !== nonce) return found
    texts.push(text)
    return '<script></script>'
  })
  const text = [...texts, startText].join(';\n')
  const part = { name: contentHash(text), type: 'text/javascript', text } as const
  const opening = `<script type="text/plain" id="start"${attributes} data-page="${partUrl(part, address)}">`
  return { html: emptied.replace(start, () => `${opening}</script>`), part }
}
