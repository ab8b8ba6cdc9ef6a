import { expect, type Locator, type Page } from '@playwright/test'

/** A focused element, and the problems of its focus. */
type Stop = { name: string; problems: string[] }

const FAR = 250

/** Uses a page by keyboard only. The problems of each focus are collected in `problems`. */
export function keyboardOf(page: Page) {
  const problems: string[] = []

  async function press(key: string) {
    await page.keyboard.press(key)
    if (!key.endsWith('Tab')) return
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    const stop = await page.evaluate(lookAtFocus)
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`))
    return stop
  }

  return {
    problems,
    press,
    /** Presses Tab or Shift+Tab until the target has the focus. */
    async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      await target.waitFor({ state: 'attached' })
      const goal = await target.elementHandle()
      for (let steps = 0; steps < FAR; steps++) {
        if (await page.evaluate((element) => element === document.activeElement, goal)) return
        await press(key)
      }
      throw new Error(`${target} is not reached by ${key}`)
    },
    async type(target: Locator, text: string) {
      await this.to(target)
      await page.keyboard.type(text)
    },
    async enter(target: Locator) {
      await this.to(target)
      await page.keyboard.press('Enter')
    },
    /** The second of February 2030, which is the same in every order of day and month. */
    async typeDay(target: Locator) {
      await this.type(target, '02022030')
      await expect(target).toHaveValue('2030-02-02')
    },
    /** Presses Tab until the focus starts again. @returns the names of the focused elements */
    async walk(): Promise<string[]> {
      const names: string[] = []
      for (let steps = 0; steps < FAR; steps++) {
        const stop = await press('Tab')
        if (!stop || stop.name === 'nothing' || (steps > 0 && stop.name === names[0])) return names
        names.push(stop.name)
      }
      throw new Error(`no way out of ${names.slice(-5)}`)
    },
  }
}

export type Keyboard = ReturnType<typeof keyboardOf>

/** Checks that the focus is visible and not covered. */
function lookAtFocus(): Stop {
  const LEAST_CONTRAST = 3
  const focused = document.activeElement
  if (!focused || focused === document.body) return { name: 'nothing', problems: [] }
  const area = focused.closest('label') ?? focused
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null
  const words = focused.getAttribute('aria-label') ?? label ?? area.textContent
  const name = `${focused.tagName.toLowerCase()} "${words.trim().slice(0, 50)}"`

  function ancestorsOf(element: Element): Element[] {
    const above: Element[] = []
    for (let one: Element | null = element; one; one = one.parentElement) above.push(one)
    return above
  }

  function lightOf(colour: string): { light: number; alpha: number } {
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return { light: 0.2126 * r + 0.7152 * g + 0.0722 * b, alpha }
  }

  const isRing = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && lightOf(outlineColor).alpha > 0
  }

  /** The background of the focus ring: of the element itself when the ring is drawn inwards. */
  function groundOf(ring: Element): string | undefined {
    const isInside = Number.parseFloat(getComputedStyle(ring).outlineOffset) < 0
    const around = ancestorsOf(isInside ? ring : (ring.parentElement ?? ring))
    const solid = around.find((one) => lightOf(getComputedStyle(one).backgroundColor).alpha === 255)
    return solid && getComputedStyle(solid).backgroundColor
  }

  function ringProblem(): string | undefined {
    const ring = ancestorsOf(focused as Element).find(isRing)
    if (!ring) return 'the focus cannot be seen'
    // Over a picture there is no single background colour.
    if (ring.closest('.site-header') && document.querySelector('.hero')) return undefined
    const ground = groundOf(ring)
    if (!ground) return undefined
    const [one, other] = [lightOf(getComputedStyle(ring).outlineColor).light, lightOf(ground).light]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return contrast < LEAST_CONTRAST ? `the ring is faint, ${contrast.toFixed(1)} on ${ground}` : undefined
  }

  function coverProblem(): string | undefined {
    const { left, right, top, bottom } = area.getBoundingClientRect()
    if (right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) return 'the focus is out of sight'
    const [west, east] = [Math.max(left, 0) + 2, Math.min(right, innerWidth) - 2]
    const [north, south] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2]
    const [x, y] = [(west + east) / 2, (north + south) / 2]
    // In the middle and at the edges: corners are round.
    const points = [
      [x, y],
      [west, y],
      [east, y],
      [x, north],
      [x, south],
    ] as const
    const covers = points.flatMap((point) => {
      const hit = document.elementFromPoint(...point)
      const cover = hit && ancestorsOf(hit).find((one) => /fixed|sticky/.test(getComputedStyle(one).position))
      return cover && !cover.contains(focused) ? [cover.className] : []
    })
    // High elements may be covered in part, and so may anything under a message, which disappears.
    const mayBePartly = bottom - top > innerHeight / 2 || covers.every((name) => name.startsWith('toast'))
    return covers.length > (mayBePartly ? points.length - 1 : 0) ? `covered by ${covers[0]}` : undefined
  }

  return { name, problems: [ringProblem(), coverProblem()].filter((problem) => problem !== undefined) }
}
