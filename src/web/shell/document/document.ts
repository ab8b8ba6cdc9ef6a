import styleParts from '../../styles/app.css?inline&parts'
import fontParts from '../../styles/fonts.css?inline&parts'
import { copyButton } from './copy-button.ts'
import { criticalCss } from './critical-css.ts'
import { deferScripts } from './defer-scripts.ts'
import { delayPictures } from './delay-pictures.ts'
import { menuFocus } from './menu-focus.ts'
import { fillPlaceholders, findFirstViewEnd } from './placeholders.tsx'

const CSS = [...fontParts, ...styleParts]

/**
 * Finishes the markup of a page: inlines the styles of its first view, and delays pictures further down and scripts
 * until that view is painted. See docs/decisions/024-first-view.md.
 * @throws {Error} when an update has changed the markup that React or React Router writes
 */
export function finishDocument(html: string, nonce: string): string {
  const attributes = nonce && ` nonce="${nonce}"`
  const { first, later } = criticalCss(CSS, html, findFirstViewEnd(html))
  // In development Vite serves the modules, and they start at once.
  const { page, start = undefined } = import.meta.env.DEV ? { page: html } : deferScripts(html, nonce)
  const copy = html.includes(' data-copied=') ? copyButton : undefined
  const early = [delayPictures, menuFocus, copy, start].filter((work) => work !== undefined)
  const scripts = `<script${attributes}>${early.map((work) => `(${work})()`).join(';')}</script>`
  return fillPlaceholders(page, {
    styles: `<style${attributes}>${first}</style>${scripts}`,
    later: `<style${attributes} data-later="">${later}</style>`,
  })
}
