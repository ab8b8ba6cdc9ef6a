import { startScripts } from './start-scripts.ts'

/** Stands in every page that starts React; one that is only read has none. */
const SCRIPTS = 'window.__reactRouterContext'
const PRELOAD = /<link rel="modulepreload" href="\/assets\/([^"]+)\.js"[^>]*>/g
const MODULE = /<script (nonce="[^"]*" )?type="module" async="">([\s\S]*?)<\/script>/

/**
 * Lets the picture come first: the page's modules wait until it has loaded and the browser has nothing to do, or
 * until somebody touches it. Works on the markup that React Router writes.
 * @returns the page without them, and what starts them in the browser
 * @throws {Error} when that markup has changed, so that an update cannot silently lose this
 */
export function deferScripts(html: string, nonce: string): { page: string; start?: () => void } {
  if (!html.includes(SCRIPTS)) return { page: html }
  const [found, , text = ''] = MODULE.exec(html) ?? []
  const head = html.slice(0, html.indexOf('<body'))
  const modules = Array.from(head.matchAll(PRELOAD), ([, name]) => name).join(' ')
  if (!found || !modules) throw new Error('what starts the page is not where it was')
  const attributes = nonce && ` nonce="${nonce}"`
  return {
    page:
      head.replace(PRELOAD, '') +
      html
        .slice(head.length)
        .replace(
          found,
          () =>
            `<script${attributes} type="text/plain" id="start" data-modules="${modules}">${text}</script>`,
        ),
    start: startScripts,
  }
}
