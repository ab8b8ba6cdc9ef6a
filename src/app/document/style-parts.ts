import { type CssNode, generate, type List, parse, type Rule } from 'css-tree'

/** What a page has that decides which styles it needs. Of its letters those beyond ASCII: these every page has. */
export type PageFacts = { classes: ReadonlySet<string>; letters: readonly number[] }

export type IsNeeded = (page: PageFacts) => boolean

/** A part of a stylesheet. */
export type Part =
  | { kind: 'rule'; selectors: { text: string; isNeeded: IsNeeded }[]; block: string }
  /** What stands in `:root`: custom properties, and what has no name to be read by. */
  | { kind: 'tokens'; declarations: { name: string | undefined; text: string }[] }
  /** `@media` and the like. */
  | { kind: 'group'; prelude: string; parts: Part[] }
  | { kind: 'animation'; name: string; text: string }
  | { kind: 'other'; text: string; isNeeded: IsNeeded }

export function partsOf(stylesheet: string): Part[] {
  return listParts(parse(stylesheet, { parseValue: false }))
}

function listParts(node: CssNode): Part[] {
  return childrenOf(node).map((child): Part => {
    if (child.type === 'Rule') return ruleOf(child)
    const text = generate(child)
    if (child.type !== 'Atrule' || !child.block) return { kind: 'other', text, isNeeded: () => true }
    const prelude = child.prelude ? generate(child.prelude) : ''
    switch (child.name) {
      case 'font-face':
        return { kind: 'other', text, isNeeded: hasLetterOf(text) }
      case 'keyframes':
        return { kind: 'animation', name: prelude, text }
      default:
        return { kind: 'group', prelude: `@${child.name} ${prelude}`, parts: listParts(child.block) }
    }
  })
}

function ruleOf({ prelude, block }: Rule): Part {
  if (generate(prelude) === ':root') {
    const declarations = childrenOf(block).map((declaration) => ({
      name:
        declaration.type === 'Declaration' && declaration.property.startsWith('--')
          ? declaration.property
          : undefined,
      text: generate(declaration),
    }))
    return { kind: 'tokens', declarations }
  }
  const selectors = prelude.type === 'Raw' ? [prelude] : prelude.children.toArray()
  return {
    kind: 'rule',
    selectors: selectors.map((selector) => ({ text: generate(selector), isNeeded: canMatch(selector) })),
    block: generate(block),
  }
}

/** Could something on a page match this part of a selector? What only its state decides is taken as true. */
function canMatch(node: CssNode): IsNeeded {
  if (node.type === 'ClassSelector') return ({ classes }) => classes.has(node.name)
  const inside = childrenOf(node).map(canMatch)
  if (node.type === 'SelectorList') return (page) => inside.some((isNeeded) => isNeeded(page))
  if (node.type === 'PseudoClassSelector' && !/^(is|where|has)$/.test(node.name)) return () => true
  return (page) => inside.every((isNeeded) => isNeeded(page))
}

/** Has a page a letter of this `@font-face`? */
function hasLetterOf(face: string): IsNeeded {
  const [, range = '0-7F'] = /unicode-range:([^;}]+)/.exec(face) ?? []
  const spans = range
    .replaceAll('U+', '')
    .split(',')
    .map((span) => {
      const [from = 0, to = from] = span.split('-').map((letter) => Number.parseInt(letter, 16))
      return { from, to }
    })
  if (spans.some(({ from }) => from <= 0x7f)) return () => true
  return ({ letters }) =>
    letters.some((letter) => spans.some(({ from, to }) => from <= letter && letter <= to))
}

function childrenOf(node: CssNode): CssNode[] {
  return ('children' in node && (node.children as List<CssNode> | null)?.toArray()) || []
}
