import { startScripts } from './start-scripts.ts'

const PRELOAD = /<link rel="modulepreload" href="\/assets\/([^"]+)\.js"[^>]*>/g
const SCRIPT = /<script nonce="([^"]*)"( type="module" async="")?>([\s\S]*?)<\/script>/g
const START = '<script id="start"></script>'
const LOADER_DATA = 'window.__reactRouterContext'
/** Matches every page that starts React; a page without scripts has none of it. */
const REACT_ROUTER = /rel="modulepreload"|type="module"|<script[^>]*>window\.__reactRouter/

/**
 * Defers the scripts of a page so that its pictures load first: the modules, and the loader data that only they read,
 * move into one inert element that {@link startScripts} runs later. Works on the markup that React Router writes; the
 * emptied elements stay, because React expects them when it hydrates.
 * @returns the page with that element, and the function that starts it in the browser
 * @throws {Error} when that markup has changed, so that an update cannot silently undo the deferral
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
      // A script with another nonce was not written by this render: it may be injected, and is left alone.
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
      'React Router has changed how it writes the scripts of a page: adapt src/web/shell/document/defer-scripts.ts, or they load before the pictures.',
    )
  const waiting = `<script nonce="${nonce}" type="text/plain" id="start" data-modules="${modules.join(' ')}">${[...data, ...starts].join(';\n')}</script>`
  return { page: emptied.replace(START, () => waiting), start: startScripts }
}
