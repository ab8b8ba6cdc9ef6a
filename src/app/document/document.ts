import styleParts from '../styles/app.css?inline&parts'
import fontParts from '../styles/fonts.css?inline&parts'
import { criticalCss } from './critical-css.ts'
import { deferScripts } from './defer-scripts.ts'
import { delayPictures } from './delay-pictures.ts'
import { menuAndCopy } from './menu-and-copy.ts'
import { fillPlaceholders, findFirstViewEnd } from './placeholders.tsx'

const CSS = [...fontParts, ...styleParts]

/**
 * Finishes the markup of a page: the styles of its first view are in it, pictures further down wait for that view, and
 * scripts start after it. See docs/decisions/024-first-view.md.
 * @throws {Error} when React or React Router write the markup in another way than an update was tested with
 */
export function finishDocument(html: string, nonce: string): string {
  const attributes = nonce && ` nonce="${nonce}"`
  const { first, later } = criticalCss(CSS, html, findFirstViewEnd(html))
  // While developing, modules are where Vite serves them, and start at once.
  const { page, start = undefined } = import.meta.env.DEV ? { page: html } : deferScripts(html, nonce)
  const early = [delayPictures, menuAndCopy, start].filter((work) => work !== undefined)
  const scripts = `<script${attributes}>${early.map((work) => `(${work})()`).join(';')}</script>`
  return fillPlaceholders(page, {
    styles: `<style${attributes}>${first}</style>${scripts}`,
    later: `<style${attributes} data-later="">${later}</style>`,
  })
}
