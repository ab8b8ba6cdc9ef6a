import type { Page } from '@playwright/test'

/** Problems for screen readers that axe does not check. */
export function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
    const DAY = new RegExp(`\\b\\d{1,2} ${MONTH} \\d{4}\\b`)
    const TIME = /^\d{4}(-\d\d){0,2}$|^\d\d?:\d\d$|^\d{4}-\d\d-\d\dT[\d:.]+Z$/
    const shown = (selector: string) =>
      Array.from(document.querySelectorAll(selector)).filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )

    const titles = shown('h1').map(({ textContent }) => textContent)
    const levels = shown('h1, h2, h3, h4, h5, h6')
    const skipped = levels.filter((heading, index) => {
      const above = levels[index - 1]
      return Number(heading.tagName[1]) > Number(above?.tagName[1] ?? 1) + 1
    })
    // Dates in headings, prose, emails, quotations and labels need no time element.
    const untimed = shown(
      'body *:not(time, time *, h2, label, .prose *, .mailbox b, .mailbox__mail *, blockquote, blockquote *, script, noscript)',
    ).filter(({ childNodes }) =>
      Array.from(childNodes).some((node) => node instanceof Text && DAY.test(node.textContent)),
    )
    const unreadable = shown('time').filter(
      (time) => !TIME.test(time.getAttribute('datetime') ?? time.textContent),
    )
    return [
      ...(titles.length === 1 ? [] : [`${titles.length} h1: ${titles.join(', ')}`]),
      ...skipped.map((heading) => `level skipped: ${heading.textContent}`),
      ...untimed.map(({ textContent, className }) => `day without time element: ${textContent} ${className}`),
      ...unreadable.map(({ outerHTML }) => `no machine reads ${outerHTML}`),
    ]
  })
}
