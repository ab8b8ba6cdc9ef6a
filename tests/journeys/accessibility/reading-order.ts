import type { Page } from '@playwright/test'

/** Places where the tab order goes up on the page, unless into the next column. */
export function tabOrderJumps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A scrolling list stands for its content. */
    const areaOf = (stop: Element) =>
      (stop.closest('.mailbox__list') ?? stop.closest('label') ?? stop).getBoundingClientRect()
    const nameOf = (stop: Element) =>
      `${stop.tagName} "${stop.textContent.trim() || stop.getAttribute('aria-label')}"`
    const stops = Array.from(
      document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ).filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        stop.checkVisibility({ visibilityProperty: true }) &&
        // On phones the dashboard has a bar fixed to the foot of the screen.
        !stop.closest('dialog, [popover], .skip-link, .chat-bubble, .rail, .bottom-bar, .desk-booking__bar'),
    )
    const problems = stops.filter(({ tabIndex }) => tabIndex > 0).map((stop) => `${nameOf(stop)} pushes in`)
    for (const [index, stop] of stops.entries()) {
      const last = stops[index - 1]
      if (!last) continue
      const [from, to] = [last, stop].map(areaOf)
      if (from && to && to.bottom <= from.top + 1 && to.left < from.right - 1)
        problems.push(`from ${nameOf(last)} up to ${nameOf(stop)}`)
    }
    return problems
  })
}
