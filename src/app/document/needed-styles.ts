import type { Need, Part } from './style-parts.ts'

/** Styles of a page: those of its beginning, and those that only what follows needs besides. */
export type PageStyles = { first: string; later: string }

/** What a page has that decides which styles it needs. Of its letters those beyond ASCII. */
type PageFacts = { classes: ReadonlySet<string>; letters: readonly number[] }

type IsWanted = (need: Need) => boolean
/** What stands in `:root` without being a custom property has no name, and every page needs it. */
type IsNamed = (name: string | undefined) => boolean

const NOT_ASCII = /[^\0-\x7f]/gu

/**
 * Makes a function that gives the part of a stylesheet that a page needs: every rule whose classes are all in the
 * page, fonts for its letters, and the tokens and animations that those rules name. What only a state of the page
 * decides is taken as there. The order of the rules stays, so the whole stylesheet can follow without changing anything.
 */
export function neededStyles(parts: readonly Part[]): (html: string, fold?: number) => PageStyles {
  return function stylesFor(html, fold = html.length) {
    const above = factsOf(html.slice(0, fold))
    const isFirst: IsWanted = (need) => has(above, need)
    const isNamedFirst = namedBy(parts, isFirst, html.slice(0, fold))
    const first = write(parts, isFirst, isNamedFirst)
    if (fold === html.length) return { first, later: '' }
    const page = factsOf(html)
    const isLater: IsWanted = (need) => has(page, need) && !isFirst(need)
    const isNamedLater = namedBy(parts, isLater, html.slice(fold))
    return { first, later: write(parts, isLater, (name) => isNamedLater(name) && !isNamedFirst(name)) }
  }
}

function factsOf(html: string): PageFacts {
  const names = Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, list = '']) => list.split(/\s+/))
  return {
    classes: new Set(names.flat()),
    letters: Array.from(new Set(html.match(NOT_ASCII)), (letter) => letter.codePointAt(0) ?? 0),
  }
}

function has(page: PageFacts, need: Need): boolean {
  if (typeof need === 'string') return page.classes.has(need)
  if ('every' in need) return need.every.every((one) => has(page, one))
  if ('some' in need) return need.some.some((one) => has(page, one))
  const [from, to] = need.letters
  return page.letters.some((letter) => from <= letter && letter <= to)
}

/** Knows the custom properties and animations that the wanted rules, or the page by itself, name. */
function namedBy(parts: readonly Part[], isWanted: IsWanted, html: string): IsNamed {
  const rules = write(parts, isWanted, () => false)
  const read = namesRead(rules + html, parts)
  return (name) => name === undefined || read.has(name) || (!name.startsWith('--') && rules.includes(name))
}

/** The custom properties that a text reads, and those that they read themselves. */
function namesRead(text: string, parts: readonly Part[]): ReadonlySet<string> {
  const read = new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))
  const tokens = write(
    parts,
    () => false,
    (name) => name !== undefined && read.has(name),
  )
  return [...tokens.matchAll(/var\((--[\w-]+)/g)].every(([, name = '']) => read.has(name))
    ? read
    : namesRead(text + tokens, parts)
}

function write(parts: readonly Part[], isWanted: IsWanted, isNamed: IsNamed): string {
  return parts.map((part) => writePart(part, isWanted, isNamed)).join('')
}

function writePart(part: Part, isWanted: IsWanted, isNamed: IsNamed): string {
  switch (part.kind) {
    case 'rule': {
      const selectors = part.selectors.filter(({ need }) => isWanted(need))
      return selectors.length > 0 ? selectors.map(({ text }) => text).join() + part.block : ''
    }
    case 'tokens': {
      const named = part.declarations.filter(({ name }) => isNamed(name))
      return named.length > 0 ? `:root{${named.map(({ text }) => text).join(';')}}` : ''
    }
    case 'group': {
      const inside = write(part.parts, isWanted, isNamed)
      return inside && `${part.prelude}{${inside}}`
    }
    case 'animation':
      return isNamed(part.name) ? part.text : ''
    case 'other':
      return isWanted(part.need) ? part.text : ''
  }
}
