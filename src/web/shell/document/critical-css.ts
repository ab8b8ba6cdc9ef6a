import { type CssPart, HOVERED, type Need } from './css-parts.ts'

/** The styles that the first view of a page needs, and those that only the rest of the page needs. */
type PageCss = { first: string; later: string }

/** The features of a page, or of a part of it, that decide which styles it needs. */
type PageFacts = {
  classes: Set<string>
  /** Code units beyond ASCII. */
  letters: readonly number[]
  /** Custom properties that its style attributes read. */
  tokens: readonly string[]
  /** The print stylesheet, which every page links, does not count. */
  hasOwnStylesheet: boolean
}

type IsWanted = (need: Need) => boolean
/** Whether a page reads this custom property; `undefined` stands for another declaration of `:root`, which every page needs. */
type IsRead = (token: string | undefined) => boolean

/** By code units, which takes a third of the time of code points; no font of the site has characters outside the BMP. */
const NOT_ASCII = /[\x80-\uffff]/g
/** What a closed `details` hides. */
const FOLDED = /(<details\b(?![^>]*\sopen\b)[^>]*>.*?<\/summary>)(.*?)<\/details>/gs
/** Shown in no font of the site: the Thai name at the foot of each page is an ornament in a font of the system. */
const DATA = / data-[\w-]+="[^"]*"/g
const OWN_STYLESHEET = /<link\b(?![^>]*\bmedia=)[^>]*\brel="stylesheet"/

/**
 * The part of the stylesheet that a page needs: every rule whose classes are all in the page, fonts for its letters,
 * and the tokens that those rules read; all tokens where the page links a stylesheet of its own, which may read them.
 * Attribute selectors and states such as `:hover` count as present. The order of the rules stays, so that loading the
 * whole stylesheet later changes nothing.
 * @param firstViewEnd the offset in the HTML at which the first view of the page ends
 */
export function criticalCss(parts: readonly CssPart[], html: string, firstViewEnd = html.length): PageCss {
  const folded: string[] = []
  const seen = html.slice(0, firstViewEnd).replace(FOLDED, (_, shown: string, hidden: string) => {
    folded.push(hidden)
    return shown
  })
  const isSplit = firstViewEnd < html.length
  const above = factsOf(isSplit ? seen : html)
  const below = factsOf(isSplit ? folded.join('') + html.slice(firstViewEnd) : '')
  const afterwards = isSplit ? below : above
  afterwards.classes.add(HOVERED)
  const isFirst: IsWanted = (need) => has([above], need)
  const tokens = select(parts, () => false)
  const first = select(parts, isFirst)
  const isReadFirst = tokenFilter(tokens, first, above)
  const later = select(parts, (need) => has([above, below], need) && !isFirst(need))
  const isReadLater = tokenFilter(tokens, later, below)
  return {
    first: write(first, isReadFirst),
    later: write(later, (token) => isReadLater(token) && !isReadFirst(token)),
  }
}

function factsOf(html: string): PageFacts {
  const lists = new Set(Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, list = '']) => list))
  return {
    classes: new Set([...lists].flatMap((list) => list.split(/\s+/))),
    letters: Array.from(new Set(html.replace(DATA, '').match(NOT_ASCII)), (letter) => letter.charCodeAt(0)),
    tokens: tokensIn(html),
    hasOwnStylesheet: OWN_STYLESHEET.test(html),
  }
}

/** The custom properties that a text reads by `var()`. */
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

/** The parts that are wanted, with the declarations of `:root`, of which nothing is known yet. */
function select(parts: readonly CssPart[], isWanted: IsWanted): CssPart[] {
  return parts.flatMap((part) => selectIn(part, isWanted) ?? [])
}

function selectIn(part: CssPart, isWanted: IsWanted): CssPart | undefined {
  switch (part.kind) {
    case 'rule': {
      const selectors = part.selectors.filter(({ need }) => isWanted(need))
      return selectors.length > 0 ? { ...part, selectors } : undefined
    }
    case 'tokens':
      return part
    case 'group': {
      const inside = select(part.parts, isWanted)
      return inside.length > 0 ? { ...part, parts: inside } : undefined
    }
    case 'other':
      return isWanted(part.need) ? part : undefined
  }
}

/** Tells which custom properties (`tokens`) the selected rules, or the style attributes of the page, read. */
function tokenFilter(tokens: readonly CssPart[], selected: readonly CssPart[], page: PageFacts): IsRead {
  if (page.hasOwnStylesheet) return () => true
  const read = withTransitiveReads(
    new Set([...page.tokens, ...tokensIn(write(selected, () => false))]),
    tokens,
  )
  return (token) => token === undefined || read.has(token)
}

/** These custom properties and, transitively, those that their values read. */
function withTransitiveReads(read: ReadonlySet<string>, tokens: readonly CssPart[]): ReadonlySet<string> {
  const declared = write(tokens, (token) => token !== undefined && read.has(token))
  const all = new Set([...read, ...tokensIn(declared)])
  return all.size === read.size ? read : withTransitiveReads(all, tokens)
}

function write(parts: readonly CssPart[], isRead: IsRead): string {
  return parts.map((part) => writePart(part, isRead)).join('')
}

function writePart(part: CssPart, isRead: IsRead): string {
  switch (part.kind) {
    case 'rule':
      return part.selectors.map(({ text }) => text).join() + part.block
    case 'tokens': {
      const named = part.declarations.filter(({ name }) => isRead(name))
      return named.length > 0 ? `:root{${named.map(({ text }) => text).join(';')}}` : ''
    }
    case 'group': {
      const inside = write(part.parts, isRead)
      return inside && `${part.prelude}{${inside}}`
    }
    case 'other':
      return part.text
  }
}
