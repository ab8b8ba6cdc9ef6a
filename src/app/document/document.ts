import stylesheet from '../styles/app.css?inline'
import { FOLD } from './fold.tsx'
import { holdBack } from './hold-back.ts'
import { neededStyles } from './needed-styles.ts'
import { plainControls } from './plain-controls.ts'
import { deferScripts } from './start-scripts.ts'
import { STYLES_HERE } from './styles-here.ts'

const stylesFor = neededStyles(stylesheet)
const STYLES = `<style>${STYLES_HERE}</style>`

/** The finished document: what it needs to be seen is in it, and what makes it move comes later. */
export function finishDocument(html: string, nonce: string): string {
  const attributes = nonce && ` nonce="${nonce}"`
  const fold = html.indexOf(FOLD)
  const { first, later } = stylesFor(html, fold < 0 ? undefined : fold)
  const controls = `<script${attributes}>(${plainControls})()</script>`
  const { page, start } = deferScripts(html, nonce)
  // The browser reads no further before the later styles are there, so the controls above them come first.
  const [place, follows] =
    fold < 0 ? ['</body>', '</body>'] : [FOLD, `<style${attributes} data-later="">${later}</style>`]
  return page
    .replace(
      STYLES,
      () => `<style${attributes}>${first}</style><script${attributes}>(${holdBack})()</script>`,
    )
    .replace(place, () => start + controls + follows)
}
