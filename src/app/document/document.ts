import styleParts from '../styles/app.css?inline&parts'
import fontParts from '../styles/fonts.css?inline&parts'
import { deferScripts } from './defer-scripts.ts'
import { FOLD } from './fold.tsx'
import { holdBack } from './hold-back.ts'
import { neededStyles } from './needed-styles.ts'
import { plainControls } from './plain-controls.ts'
import { STYLES_HERE } from './styles-here.ts'

const stylesFor = neededStyles([...fontParts, ...styleParts])
const STYLES = `<style>${STYLES_HERE}</style>`

/** The finished document: what it needs to be seen is in it, and what makes it move comes later. */
export function finishDocument(html: string, nonce: string): string {
  const attributes = nonce && ` nonce="${nonce}"`
  const fold = html.indexOf(FOLD)
  const { first, later } = stylesFor(html, fold < 0 ? undefined : fold)
  // While developing, modules are where Vite serves them, and start at once.
  const { page, start = undefined } = import.meta.env.DEV ? { page: html } : deferScripts(html, nonce)
  const early = [holdBack, plainControls, start].filter((work) => work !== undefined)
  const scripts = `<script${attributes}>${early.map((work) => `(${work})()`).join(';')}</script>`
  return page
    .replace(STYLES, () => `<style${attributes}>${first}</style>${scripts}`)
    .replace(FOLD, () => `<style${attributes} data-later="">${later}</style>`)
}
