import type { Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1440, height: 900 }

/** Lets everything that sticks to an edge of the screen lie where it belongs on the page, so that it covers nothing. */
export async function unstick(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isAtTheFoot = element.matches('.chat-banner *')
      if (isAtTheFoot || getComputedStyle(element).position === 'sticky') element.style.position = 'static'
    }
  })
}
