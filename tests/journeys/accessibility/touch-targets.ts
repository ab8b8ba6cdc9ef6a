import type { Page } from '@playwright/test'

/** Targets smaller than 44 by 44 CSS pixels, except links within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    const TARGETS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'

    /** The area that activates the target: itself or its label. */
    const areaOf = (target: Element) => target.closest('label') ?? target

    const least = ({ width, height }: DOMRect) => Math.min(width, height)

    function isLarge(target: Element): boolean {
      const area = areaOf(target)
      if (least(area.getBoundingClientRect()) >= LEAST - 0.1) return true
      area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { width, height, left, top } = area.getBoundingClientRect()
      const [x, y, reach] = [left + width / 2, top + height / 2, LEAST / 2 - 0.1]
      return [-reach, 0, reach].every((dx) => [-reach, 0, reach].every((dy) => hits(target, x + dx, y + dy)))
    }

    function hits(target: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
    }

    function isInSentence(target: Element): boolean {
      if (getComputedStyle(target).display !== 'inline') return false
      let block = target.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const around = block?.cloneNode(true) as Element
      for (const other of around.querySelectorAll(TARGETS)) other.remove()
      return /\w/.test(around.textContent)
    }

    function isThere(target: Element): boolean {
      const { width, height, bottom } = areaOf(target).getBoundingClientRect()
      return (
        target.checkVisibility({ visibilityProperty: true }) &&
        !target.matches(':disabled, [aria-hidden="true"] *') &&
        width * height > 0 &&
        bottom > 0
      )
    }

    return Array.from(document.querySelectorAll(TARGETS))
      .filter((target) => isThere(target) && !isInSentence(target) && !isLarge(target))
      .map((target) => {
        const { width, height } = areaOf(target).getBoundingClientRect()
        const name = target.textContent.trim() || target.getAttribute('aria-label') || target.id
        return `${target.tagName} ${target.className || target.parentElement?.className} "${name}" ${width.toFixed()}x${height.toFixed()}`
      })
  })
}
