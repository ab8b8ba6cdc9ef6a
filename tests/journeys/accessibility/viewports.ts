import type { Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1440, height: 900 }

/** Makes sticky elements static, so that they cover nothing. */
export async function makeStickyStatic(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isAtTheFoot = element.matches('.chat-banner *')
      if (isAtTheFoot || getComputedStyle(element).position === 'sticky') element.style.position = 'static'
    }
  })
}
