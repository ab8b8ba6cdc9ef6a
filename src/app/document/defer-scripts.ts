import { startScripts } from './start-scripts.ts'

const PRELOAD = /<link rel="modulepreload" href="\/assets\/([^"]+)\.js"[^>]*>/g
const SCRIPT = /<script nonce="([^"]*)"( type="module" async="")?>([\s\S]*?)<\/script>/g
const START = '<script id="start"></script>'
const LOADER_DATA = 'window.__reactRouterContext'
/** Stands in every page that starts React; a page that is only read has none of it. */
const REACT_ROUTER = /rel="modulepreload"|type="module"|<script[^>]*>window\.__reactRouter/

/**
 * Lets the picture come first: the modules of the page, and the loader data that only they read, wait in one element
 * until {@link startScripts} runs it. Works on the markup that React Router writes; its emptied elements stay, because
 * React expects them.
 * @returns the page with that element, and what starts it in the browser
 * @throws {Error} when that markup has changed, so that an update cannot silently lose this
 */
export function deferScripts(html: string, nonce: string): { page: string; start?: () => void } {
  if (!REACT_ROUTER.test(html)) return { page: html }
  const data: string[] = []
  const modules: string[] = []
  const starts: string[] = []
  const emptied = html
    .replace(PRELOAD, (_, name: string) => {
      modules.push(name)
      return ''
    })
    .replace(SCRIPT, (script, carried: string, module: string | undefined, text: string) => {
      // What carries another nonce came into the page in another way.
      if (carried !== nonce) return script
      if (module) {
        starts.push(text)
        return START
      }
      if (!text.startsWith(LOADER_DATA)) return script
      data.push(text)
      return `<script nonce="${nonce}"></script>`
    })
  if (REACT_ROUTER.test(emptied) || starts.length !== 1 || data.length === 0)
    throw new Error(
      'React Router writes the scripts of a page in another way: adapt src/app/document/defer-scripts.ts, or they come before the picture.',
    )
  const waiting = `<script nonce="${nonce}" type="text/plain" id="start" data-modules="${modules.join(' ')}">${[...data, ...starts].join(';\n')}</script>`
  return { page: emptied.replace(START, () => waiting), start: startScripts }
}
