import { nonceOf } from './hashes.ts'
import { nameOf } from './kept-answer.ts'

const DATA = /<script nonce="([^"]*)">(window\.__reactRouterContext\b[\s\S]*?)<\/script>/g
const START = /<script nonce="([^"]*)" type="text\/plain" id="start"([^>]*)>([\s\S]*?)<\/script>/
const PATH = '/page-data?'

/** Where a page fetches its data: `/page-data?v=<name of the data>&of=<address of the page>`. */
function dataUrl(name: string, address: string): string {
  return `${PATH}${new URLSearchParams({ v: name, of: address })}`
}

/** What a request for a page's data asks for; undefined when it asks for something else. */
export function readDataUrl(url: string): { name: string; address: string } | undefined {
  if (!url.startsWith(PATH)) return undefined
  const query = new URLSearchParams(url.slice(PATH.length))
  return { name: query.get('v') ?? '', address: query.get('of') ?? '' }
}

/**
 * Takes out of a page what only its scripts read, and what starts them: a module that the browser fetches when the
 * picture is there. The emptied elements stay, because React expects them. Only what carries the nonce of this very
 * render is taken, so that nothing else gets into a file of the site.
 */
export function takeData(
  html: string,
  { policy, address }: { policy: string; address: string },
): { html: string; data?: { name: string; text: string } } {
  const nonce = nonceOf(policy)
  const [start, carried, attributes, startText] = START.exec(html) ?? []
  if (nonce === undefined || start === undefined || carried !== nonce) return { html }
  const parts: string[] = []
  const emptied = html.replace(DATA, (found, carried: string, part: string) => {
    if (carried !== nonce) return found
    parts.push(part)
    return '<script></script>'
  })
  const text = [...parts, startText].join(';\n')
  const name = nameOf(text)
  const page = dataUrl(name, address).replaceAll('&', '&amp;')
  const opening = `<script type="text/plain" id="start"${attributes} data-page="${page}">`
  return { html: emptied.replace(start, () => `${opening}</script>`), data: { name, text } }
}
