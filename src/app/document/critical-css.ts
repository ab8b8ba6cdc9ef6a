import type { CssPart, Need } from './css-parts.ts'

/** Styles of a page: those of its first view, and those that only what follows needs besides. */
export type PageCss = { first: string; later: string }

/** What a page, or a part of it, has that decides which styles it needs. */
type PageFacts = {
  classes: ReadonlySet<string>
  /** Beyond ASCII. */
  letters: readonly number[]
  /** Custom properties that it reads by itself. */
  tokens: readonly string[]
  /** The one for print, which every page links, is none of its own. */
  hasOwnStylesheet: boolean
}

type IsWanted = (need: Need) => boolean
/** What stands in `:root` without being a custom property has no name, and every page needs it. */
type IsNamed = (token: string | undefined) => boolean

/** By code units, a third of the time of letters: no font of a page has letters that take two of them. */
const NOT_ASCII = /[\x80-\uffff]/g
const OWN_STYLESHEET = /<link\b(?![^>]*\bmedia=)[^>]*\brel="stylesheet"/

/**
 * The part of the stylesheet that a page needs: every rule whose classes are all in the page, fonts for its letters,
 * and the tokens that those rules read; all tokens where the page links a stylesheet of its own, which may read them.
 * What only a state of the page decides is taken as there. The order of the rules stays, so the whole stylesheet can
 * follow without changing anything.
 * @param fold where the first view of the page ends
 */
export function criticalCss(parts: readonly CssPart[], html: string, fold = html.length): PageCss {
  const [above, below] = [factsOf(html.slice(0, fold)), factsOf(html.slice(fold))]
  const isFirst: IsWanted = (need) => has([above], need)
  const isNamedFirst = readBy(parts, isFirst, above)
  const isLater: IsWanted = (need) => has([above, below], need) && !isFirst(need)
  const isNamedLater = readBy(parts, isLater, below)
  return {
    first: write(parts, isFirst, isNamedFirst),
    later: write(parts, isLater, (token) => isNamedLater(token) && !isNamedFirst(token)),
  }
}

function factsOf(html: string): PageFacts {
  const lists = new Set(Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, list = '']) => list))
  return {
    classes: new Set([...lists].flatMap((list) => list.split(/\s+/))),
    letters: Array.from(new Set(html.match(NOT_ASCII)), (letter) => letter.charCodeAt(0)),
    tokens: tokensIn(html),
    hasOwnStylesheet: OWN_STYLESHEET.test(html),
  }
}

function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
}

function has(page: readonly PageFacts[], need: Need): boolean {
  if (typeof need === 'string') return page.some(({ classes }) => classes.has(need))
  if ('every' in need) return need.every.every((one) => has(page, one))
  if ('some' in need) return need.some.some((one) => has(page, one))
  const [from, to] = need.letters
  return page.some(({ letters }) => letters.some((letter) => from <= letter && letter <= to))
}

/** Knows the custom properties that the wanted rules, or the page by itself, read. */
function readBy(parts: readonly CssPart[], isWanted: IsWanted, page: PageFacts): IsNamed {
  if (page.hasOwnStylesheet) return () => true
  const rules = write(parts, isWanted, () => false)
  const read = withThoseTheyRead(new Set([...page.tokens, ...tokensIn(rules)]), parts)
  return (token) => token === undefined || read.has(token)
}

/** Custom properties, and those that they read themselves. */
function withThoseTheyRead(read: ReadonlySet<string>, parts: readonly CssPart[]): ReadonlySet<string> {
  const declared = write(
    parts,
    () => false,
    (token) => token !== undefined && read.has(token),
  )
  const all = new Set([...read, ...tokensIn(declared)])
  return all.size === read.size ? read : withThoseTheyRead(all, parts)
}

function write(parts: readonly CssPart[], isWanted: IsWanted, isNamed: IsNamed): string {
  return parts.map((part) => writePart(part, isWanted, isNamed)).join('')
}

function writePart(part: CssPart, isWanted: IsWanted, isNamed: IsNamed): string {
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
    case 'other':
      return isWanted(part.need) ? part.text : ''
  }
}
