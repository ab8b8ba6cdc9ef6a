import { type CssNode, generate, type List, parse, type Rule } from 'css-tree'

/**
 * What a page must contain for a style to apply: a class, a letter between two code points, or a combination. `HOVERED`
 * stands for a mouse, which nobody has over anything in the first view.
 */
export type Need = string | { letters: [from: number, to: number] } | { every: Need[] } | { some: Need[] }

/** A part of a stylesheet. */
export type CssPart =
  | { kind: 'rule'; selectors: { text: string; need: Need }[]; block: string }
  /** The declarations of `:root`; one that is not a custom property has no name. */
  | { kind: 'tokens'; declarations: { name: string | undefined; text: string }[] }
  /** `@media` and the like. */
  | { kind: 'group'; prelude: string; parts: CssPart[] }
  | { kind: 'other'; text: string; need: Need }

const NOTHING: Need = { every: [] }
export const HOVERED = ':hover'

/** Splits a stylesheet into parts at build time, so that the critical CSS of a page is selected without parsing. */
export function splitStylesheet(stylesheet: string): CssPart[] {
  const parts = listParts(parse(stylesheet, { parseValue: false }))
  return parts.map((part) => (part.kind === 'other' ? withUsers(part, parts) : part))
}

/** An animation is needed where one of the rules is that name it. */
function withUsers(part: CssPart & { kind: 'other' }, parts: readonly CssPart[]): CssPart {
  const [, name] = /^@keyframes ([\w-]+)/.exec(part.text) ?? []
  return name ? { ...part, need: { some: needsOfUsers(name, parts) } } : part
}

function needsOfUsers(name: string, parts: readonly CssPart[]): Need[] {
  const use = new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`)
  return parts.flatMap((part) => {
    if (part.kind === 'group') return needsOfUsers(name, part.parts)
    return part.kind === 'rule' && use.test(part.block) ? part.selectors.map(({ need }) => need) : []
  })
}

function listParts(node: CssNode): CssPart[] {
  return childrenOf(node).map((child): CssPart => {
    if (child.type === 'Rule') return ruleOf(child)
    const text = generate(child)
    if (child.type !== 'Atrule' || !child.block) return { kind: 'other', text, need: NOTHING }
    const prelude = child.prelude ? generate(child.prelude) : ''
    switch (child.name) {
      case 'font-face':
        return { kind: 'other', text, need: lettersOf(text) }
      case 'keyframes':
        return { kind: 'other', text, need: NOTHING }
      default:
        return { kind: 'group', prelude: `@${child.name} ${prelude}`, parts: listParts(child.block) }
    }
  })
}

function ruleOf({ prelude, block }: Rule): CssPart {
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
    selectors: selectors.map((selector) => ({ text: generate(selector), need: needOf(selector) })),
    block: generate(block),
  }
}

/** What a page must contain to match this part of a selector; states and attributes count as present. */
function needOf(node: CssNode): Need {
  if (node.type === 'ClassSelector') return node.name
  const inside = childrenOf(node).map(needOf)
  if (node.type === 'SelectorList') return { some: inside }
  if (node.type === 'PseudoClassSelector' && node.name === 'hover') return HOVERED
  if (node.type === 'PseudoClassSelector' && !/^(is|where|has)$/.test(node.name)) return NOTHING
  const needs = inside.filter((need) => need !== NOTHING)
  const [first = NOTHING, ...more] = needs
  return more.length > 0 ? { every: needs } : first
}

/** The letters of this `@font-face`; every page has ASCII letters. */
function lettersOf(face: string): Need {
  const [, range = '0-7F'] = /unicode-range:([^;}]+)/.exec(face) ?? []
  const spans = range
    .replaceAll('U+', '')
    .split(',')
    .map((span): [number, number] => {
      const [from = 0, to = from] = span.split('-').map((letter) => Number.parseInt(letter, 16))
      return [from, to]
    })
  return spans.some(([from]) => from <= 0x7f) ? NOTHING : { some: spans.map((letters) => ({ letters })) }
}

function childrenOf(node: CssNode): CssNode[] {
  return ('children' in node && (node.children as List<CssNode> | null)?.toArray()) || []
}
