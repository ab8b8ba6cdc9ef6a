import stylesheet from '../../styles/app.css?url'
import fonts from '../../styles/fonts.css?url'

let areFontsLoaded = false

/** The page came with its own critical styles; later states and pages may need the others. */
export function loadStylesheet(): Promise<unknown> {
  return load(stylesheet)
}

/**
 * The page came with the fonts of its own letters. The others load with the next page, or when the guest types a letter
 * beyond ASCII: a new `@font-face` makes browsers lay out the whole page again, which would delay its start.
 */
export function loadFonts() {
  if (areFontsLoaded) return
  areFontsLoaded = true
  load(fonts)
}

/** For the `input` event of the window. */
export function loadFontsWhenTyped({ target }: Event) {
  if (/[^\0-~]/.test((target as HTMLInputElement).value)) loadFonts()
}

/** Resolves when the stylesheet has loaded or failed. */
function load(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.querySelector('style')?.after(link)
  return new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
}
