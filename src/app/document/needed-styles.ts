import { type CssNode, generate, parse, type Rule, walk } from 'css-tree'

/** A part of a stylesheet: a rule with what each of its selectors needs, a group such as `@media`, or text. */
type Part =
  | { selectors: { text: string; classes: string[] }[]; block: string }
  | { prelude: string; parts: Part[] }
  | { text: string }

/**
 * Makes a function that gives the part of a stylesheet that a page needs: every rule whose classes are all in the
 * page. What a selector says without classes, or inside `:is()`, `:not()` and the like, is taken as there.
 * The order of the rules stays, so the whole stylesheet can follow later without changing anything.
 */
export function neededStyles(stylesheet: string): (html: string) => string {
  const parts = partsOf(parse(stylesheet, { parseValue: false }))
  return function stylesFor(html) {
    const classes = new Set(
      Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat(),
    )
    const styles = withoutUnreadProperties(write(parts, classes), html)
    return styles.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name: string) =>
      styles.split(name).length > 2 ? text : '',
    )
  }
}

/** Drops the custom properties that nothing on the page reads, and then those that only they have read. */
function withoutUnreadProperties(styles: string, html: string): string {
  const read = new Set(Array.from((styles + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const fewer = styles.replace(/(--[\w-]+):[^;{}]+(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
  return fewer === styles ? styles : withoutUnreadProperties(fewer, html)
}

function partsOf(node: CssNode): Part[] {
  if (!('children' in node) || !node.children) return []
  return node.children.toArray().map((child): Part => {
    if (child.type === 'Rule') return ruleOf(child)
    if (child.type !== 'Atrule' || !child.block || /keyframes$|^font-face$/.test(child.name))
      return { text: generate(child) }
    const prelude = child.prelude ? ` ${generate(child.prelude)}` : ''
    return { prelude: `@${child.name}${prelude}`, parts: partsOf(child.block) }
  })
}

function ruleOf({ prelude, block }: Rule): Part {
  const selectors = prelude.type === 'Raw' ? [prelude] : prelude.children.toArray()
  return {
    selectors: selectors.map((selector) => ({ text: generate(selector), classes: classesOf(selector) })),
    block: generate(block),
  }
}

function classesOf(selector: CssNode): string[] {
  const classes: string[] = []
  walk(selector, function collect(node) {
    if (node.type === 'PseudoClassSelector') return this.skip
    if (node.type === 'ClassSelector') classes.push(node.name)
    return undefined
  })
  return classes
}

function write(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      if ('parts' in part) {
        const inside = write(part.parts, classes)
        return inside && `${part.prelude}{${inside}}`
      }
      const needed = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
      return needed.length > 0 ? needed.map(({ text }) => text).join() + part.block : ''
    })
    .join('')
}
