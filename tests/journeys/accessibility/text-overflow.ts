import type { Page } from '@playwright/test'

/** The text settings of a visitor by WCAG 1.4.4 and 1.4.12. */
const TEXT_SETTINGS = {
  none: '',
  large: 'html { font-size: 200% }',
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
}

/** Text that is cut, covered or outside of the page at this width and text setting. */
export async function lostText(
  page: Page,
  width: number,
  setting: keyof typeof TEXT_SETTINGS,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 568 })
  // A style element would be refused by the site's content security policy.
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(css)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SETTINGS[setting])
  const lost = await page.evaluate(findLostText)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return lost
}

function findLostText(): string[] {
  /** The share of a line's height that may be cut, because its box is taller than its letters. */
  const AIR = 0.4
  type Line = { node: Text; box: DOMRect }

  const told = ({ textContent, parentElement }: Text) =>
    `"${textContent.trim().slice(0, 60)}" in ${parentElement?.closest('[class]')?.className}`

  /** How an element clips its text. Cached, because a page has thousands of lines. */
  function frameOf(element: Element) {
    const style = getComputedStyle(element)
    const isShort = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
    return {
      box: element.getBoundingClientRect(),
      scrolls: /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`),
      cuts: /hidden|clip/.test(style.overflow),
      isHidden: style.clipPath === 'inset(50%)',
      /** Overlays cover the page on purpose. */
      isOverlay: style.position === 'fixed' || element.matches('dialog, [popover], [role=listbox]'),
      /** Rows of the dashboard and of the mailbox are shortened while closed. */
      isAbridged: isShort && element.closest('summary, .mailbox__list a') !== null,
    }
  }
  type Frame = ReturnType<typeof frameOf>

  const frames = new Map<Element, Frame[]>()
  /** The frames of all ancestors, inside out. */
  function framesOf(element: Element | null): Frame[] {
    if (!element || element === document.body) return []
    const known = frames.get(element)
    if (known) return known
    const found = [frameOf(element), ...framesOf(element.parentElement)]
    frames.set(element, found)
    return found
  }
  const around = ({ node }: Line) => framesOf(node.parentElement)

  function linesOf(node: Text): Line[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects(), (box) => ({ node, box }))
  }

  function isSeen(node: Text): boolean {
    const parent = node.parentElement
    return (
      node.textContent.trim() !== '' &&
      parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      parent.closest('script, style, noscript, option, datalist') === null &&
      !framesOf(parent).some(({ isHidden }) => isHidden)
    )
  }

  const isOutside = (line: Line) =>
    (line.box.left < -1 || line.box.right > innerWidth + 1) &&
    !around(line).some(({ scrolls }) => scrolls) &&
    !isCut(line)

  function isCut(line: Line, isMeant = (_: Frame) => false): boolean {
    for (const frame of around(line)) {
      if (frame.scrolls || isMeant(frame)) return false
      if (frame.cuts && reachesOut(line.box, frame.box)) return true
    }
    return false
  }

  function reachesOut(text: DOMRect, frame: DOMRect): boolean {
    const air = text.height * AIR
    const isWide = text.left < frame.left - 2 || text.right > frame.right + 2
    return isWide || text.top + air < frame.top || text.bottom - air > frame.bottom
  }

  /** Whether a line is on the page and neither cut nor scrolled out. */
  const isOnPage = (line: Line) =>
    !around(line).some(
      ({ isOverlay, scrolls, box }) => isOverlay || (scrolls && reachesOut(line.box, box)),
    ) && !isCut(line)

  function overlaps(lines: Line[]): string[] {
    const onPage = lines.filter(isOnPage).sort((a, b) => a.box.top - b.box.top)
    const found: string[] = []
    for (const [index, one] of onPage.entries()) {
      for (const other of onPage.slice(index + 1)) {
        const air = Math.min(one.box.height, other.box.height) * AIR
        if (other.box.top > one.box.bottom - air) break
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        if (one.node !== other.node && width > 2 && height > air)
          found.push(`on one another: ${told(one.node)} and ${told(other.node)}`)
      }
    }
    return found
  }

  function wrapsPrice(node: Text): boolean {
    return Array.from(node.textContent.matchAll(/฿[\d,]+/g)).some(({ index, 0: price }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + price.length)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1
    })
  }

  /** Whether the chosen option of a closed select is cut. */
  function isChoiceCut(select: HTMLSelectElement): boolean {
    const { paddingLeft, paddingRight, font, letterSpacing } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen || select.clientWidth === 0) return false
    pen.font = font
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room + 1
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  const seen = nodes.filter(isSeen)
  const lines = seen.flatMap(linesOf)
  const { scrollWidth } = document.documentElement
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...lines.filter(isOutside).map(({ node }) => `outside: ${told(node)}`),
    ...lines
      .filter((line) => isCut(line, ({ isAbridged }) => isAbridged))
      .map(({ node }) => `cut: ${told(node)}`),
    ...overlaps(lines),
    ...seen.filter(wrapsPrice).map((node) => `price on two lines: ${told(node)}`),
    ...Array.from(document.querySelectorAll('select'))
      .filter((select) => select.checkVisibility({ opacityProperty: true }) && isChoiceCut(select))
      .map((select) => `cut: "${select.selectedOptions[0]?.text}" in ${select.name}`),
  ].filter((line, index, all) => all.indexOf(line) === index)
}
