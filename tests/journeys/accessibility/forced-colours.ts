import type { Page } from '@playwright/test'

/** Elements whose state cannot be seen in forced colours mode. */
export async function indistinctStates(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() => {
    const shown = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} "${element.textContent.trim() || element.getAttribute('aria-label')}"`

    const hasLine = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      const ground = getComputedStyle(document.body).backgroundColor
      return ['Top', 'Bottom'].some(
        (side) =>
          Number.parseFloat(style[`border${side}Width` as 'borderTopWidth']) >= 1 &&
          style[`border${side}Style` as 'borderTopStyle'] !== 'none' &&
          style[`border${side}Color` as 'borderTopColor'] !== ground,
      )
    }

    /** The styles by which a state can show in forced colours. */
    function looks(element: Element): string {
      const signs = Array.from(element.querySelectorAll('input, .icon'), (sign) => getComputedStyle(sign))
      const pseudo = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')]
      return JSON.stringify([
        ...[getComputedStyle(element), ...signs, ...pseudo].map((style) => [
          ...[style.outlineStyle, style.borderTopWidth, style.borderTopColor, style.borderBottomWidth],
          ...[style.borderBottomColor, style.backgroundColor, style.color, style.fill, style.fontWeight],
        ]),
        ...pseudo.map(({ width }) => width),
      ])
    }

    function alike(chosen: Element, others: Element[]): boolean {
      return others.some((other) => other !== chosen && looks(other) === looks(chosen))
    }

    const current = shown('[aria-current]').filter((chosen) =>
      alike(chosen, [
        ...(chosen.closest('ul, nav, div')?.querySelectorAll(`${chosen.tagName}:not([aria-current])`) ?? []),
      ]),
    )
    const checked = shown('label:has(:checked)').filter((chosen) => {
      const name = chosen.querySelector('input')?.name
      return alike(chosen, shown(`label:has(input[name="${name}"]:not(:checked))`))
    })
    const borderless = shown('.button, button, .control').filter(
      (one) => !hasLine(one) && one.textContent !== '',
    )
    const { backgroundColor: ground } = getComputedStyle(document.body)
    const invisible = shown('.icon').filter((icon) => getComputedStyle(icon).color === ground)
    return [
      ...current.map((one) => `current like the others: ${nameOf(one)}`),
      ...checked.map((one) => `chosen like the others: ${nameOf(one)}`),
      ...borderless.map((one) => `button without an edge: ${nameOf(one)}`),
      ...invisible.map((one) => `icon in the colour of the page: ${one.outerHTML}`),
    ]
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
