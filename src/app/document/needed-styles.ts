import { factsOf, type PageFacts, tokensRead } from './page-facts.ts'
import type { Need, Part } from './style-parts.ts'

/** Styles of a page: those of its beginning, and those that only what follows needs besides. */
export type PageStyles = { first: string; later: string }

type IsWanted = (need: Need) => boolean
/** What stands in `:root` without being a custom property has no name, and every page needs it. */
type IsNamed = (name: string | undefined) => boolean

const PAGES_REMEMBERED = 200

/**
 * Makes a function that gives the part of a stylesheet that a page needs: every rule whose classes are all in the
 * page, fonts for its letters, and the tokens and animations that those rules name; all of these where the page links
 * a stylesheet of its own, which may name them. What only a state of the page decides is taken as there. The order of
 * the rules stays, so the whole stylesheet can follow without changing anything. Pages of the same kind need the same,
 * so it is remembered by what decides it.
 */
export function neededStyles(parts: readonly Part[]): (html: string, fold?: number) => PageStyles {
  const remembered = new Map<string, PageStyles>()
  return function stylesFor(html, fold = html.length) {
    const [above, below] = [factsOf(html.slice(0, fold)), factsOf(html.slice(fold))]
    const decides = JSON.stringify([above, below])
    const known = remembered.get(decides)
    if (known) return known
    const styles = select(parts, above, below)
    if (remembered.size >= PAGES_REMEMBERED) remembered.clear()
    remembered.set(decides, styles)
    return styles
  }
}

function select(parts: readonly Part[], above: PageFacts, below: PageFacts): PageStyles {
  const isFirst: IsWanted = (need) => has([above], need)
  const isNamedFirst = namedBy(parts, isFirst, above)
  const isLater: IsWanted = (need) => has([above, below], need) && !isFirst(need)
  const isNamedLater = namedBy(parts, isLater, below)
  return {
    first: write(parts, isFirst, isNamedFirst),
    later: write(parts, isLater, (name) => isNamedLater(name) && !isNamedFirst(name)),
  }
}

function has(page: readonly PageFacts[], need: Need): boolean {
  if (typeof need === 'string') return page.some(({ classes }) => classes.includes(need))
  if ('every' in need) return need.every.every((one) => has(page, one))
  if ('some' in need) return need.some.some((one) => has(page, one))
  const [from, to] = need.letters
  return page.some(({ letters }) => letters.some((letter) => from <= letter && letter <= to))
}

/** Knows the custom properties and animations that the wanted rules, or the page by itself, name. */
function namedBy(
  parts: readonly Part[],
  isWanted: IsWanted,
  { tokens, hasOwnStylesheet }: PageFacts,
): IsNamed {
  if (hasOwnStylesheet) return () => true
  const rules = write(parts, isWanted, () => false)
  const read = withThoseTheyRead(new Set([...tokens, ...tokensRead(rules)]), parts)
  return (name) => name === undefined || read.has(name) || (!name.startsWith('--') && rules.includes(name))
}

/** Custom properties, and those that they read themselves. */
function withThoseTheyRead(read: ReadonlySet<string>, parts: readonly Part[]): ReadonlySet<string> {
  const declared = write(
    parts,
    () => false,
    (name) => name !== undefined && read.has(name),
  )
  const all = new Set([...read, ...tokensRead(declared)])
  return all.size === read.size ? read : withThoseTheyRead(all, parts)
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
