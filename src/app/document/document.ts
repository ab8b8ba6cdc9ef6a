import stylesheet from '../styles/app.css?inline'
import { neededStyles } from './needed-styles.ts'
import { plainControls } from './plain-controls.ts'
import { deferScripts } from './start-scripts.ts'
import { STYLES_HERE } from './styles-here.ts'

const stylesFor = neededStyles(stylesheet)

/** The finished document: what it needs to be seen is in it, and what makes it move comes later. */
export function finishDocument(html: string, nonce: string): string {
  const attributes = nonce && ` nonce="${nonce}"`
  const styles = stylesFor(html)
  return deferScripts(html, nonce)
    .replace(`<style>${STYLES_HERE}</style>`, () => `<style${attributes}>${styles}</style>`)
    .replace('</body>', () => `<script${attributes}>(${plainControls})()</script></body>`)
}
