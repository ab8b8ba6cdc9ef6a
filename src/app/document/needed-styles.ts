import { type IsNeeded, type PageFacts, type Part, partsOf } from './style-parts.ts'

/** Styles of a page: those of its beginning, and those that only what follows needs besides. */
export type PageStyles = { first: string; later: string }

const NOT_ASCII = /[^\0-\x7f]/gu

type IsWanted = (part: { isNeeded: IsNeeded }) => boolean

/**
 * Makes a function that gives the part of a stylesheet that a page needs: every rule whose classes are all in the
 * page, fonts for its letters, and the tokens and animations that those rules name. What only a state of the page
 * decides is taken as there. The order of the rules stays, so the whole stylesheet can follow without changing anything.
 */
export function neededStyles(stylesheet: string): (html: string, fold?: number) => PageStyles {
  const parts = partsOf(stylesheet)
  return function stylesFor(html, fold = html.length) {
    const above = factsOf(html.slice(0, fold))
    const first = stylesOf(parts, ({ isNeeded }) => isNeeded(above), html.slice(0, fold))
    if (fold === html.length) return { first, later: '' }
    const page = factsOf(html)
    const isLater: IsWanted = ({ isNeeded }) => isNeeded(page) && !isNeeded(above)
    return { first, later: stylesOf(parts, isLater, html.slice(fold)) }
  }
}

function factsOf(html: string): PageFacts {
  const names = Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, list = '']) => list.split(/\s+/))
  return {
    classes: new Set(names.flat()),
    letters: Array.from(new Set(html.match(NOT_ASCII)), (letter) => letter.codePointAt(0) ?? 0),
  }
}

function stylesOf(parts: readonly Part[], isWanted: IsWanted, html: string): string {
  const rules = write(parts, isWanted, () => false)
  const read = namesRead(rules + html, parts)
  return write(parts, isWanted, (name) => read.has(name) || (!name.startsWith('--') && rules.includes(name)))
}

/** The custom properties that a text reads, and those that they read themselves. */
function namesRead(text: string, parts: readonly Part[]): ReadonlySet<string> {
  const read = new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))
  const tokens = write(
    parts,
    () => false,
    (name) => read.has(name),
  )
  return [...tokens.matchAll(/var\((--[\w-]+)/g)].every(([, name = '']) => read.has(name))
    ? read
    : namesRead(text + tokens, parts)
}

function write(parts: readonly Part[], isWanted: IsWanted, isNamed: (name: string) => boolean): string {
  return parts.map((part) => writePart(part, isWanted, isNamed)).join('')
}

function writePart(part: Part, isWanted: IsWanted, isNamed: (name: string) => boolean): string {
  switch (part.kind) {
    case 'rule': {
      const selectors = part.selectors.filter(isWanted)
      return selectors.length > 0 ? selectors.map(({ text }) => text).join() + part.block : ''
    }
    case 'tokens': {
      const named = part.declarations.filter(({ name }) => name === undefined || isNamed(name))
      return named.length > 0 ? `:root{${named.map(({ text }) => text).join(';')}}` : ''
    }
    case 'group': {
      const inside = write(part.parts, isWanted, isNamed)
      return inside && `${part.prelude}{${inside}}`
    }
    case 'animation':
      return isNamed(part.name) ? part.text : ''
    case 'other':
      return isWanted(part) ? part.text : ''
  }
}
