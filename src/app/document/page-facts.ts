/** What a page has that decides which styles it needs. Of its letters those beyond ASCII. */
export type PageFacts = {
  classes: readonly string[]
  letters: readonly number[]
  tokens: readonly string[]
  /** The one for print, which every page links, is none of its own. */
  hasOwnStylesheet: boolean
}

/** By code units, a third of the time of letters: no font of a page has letters that take two of them. */
const NOT_ASCII = /[\x80-\uffff]/g

const OWN_STYLESHEET = /<link\b(?![^>]*\bmedia=)[^>]*\brel="stylesheet"/

/** The classes, letters and custom properties of markup, each once and in order. */
export function factsOf(html: string): PageFacts {
  const lists = new Set(Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, list = '']) => list))
  return {
    classes: [...new Set([...lists].flatMap((list) => list.split(/\s+/)))].sort(),
    letters: Array.from(new Set(html.match(NOT_ASCII)), (letter) => letter.charCodeAt(0)).sort(
      (one, other) => one - other,
    ),
    tokens: tokensRead(html).sort(),
    hasOwnStylesheet: OWN_STYLESHEET.test(html),
  }
}

/** The custom properties that a text reads. */
export function tokensRead(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))]
}
