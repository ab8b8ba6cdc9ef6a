import stylesheet from '../styles/app.css?url'
import fonts from '../styles/fonts.css?url'

let areFontsLoaded = false

/** The page came with the styles that it needs itself; what happens from now on may need others. */
export function loadStylesheet(): Promise<unknown> {
  return load(stylesheet)
}

/**
 * The page came with the fonts of its own letters. The others come with another page, or when a letter beyond English
 * is typed: hearing of a font, browsers lay out the whole page anew, which would keep a guest waiting at its start.
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

/** @returns when it is there, or cannot be had */
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
