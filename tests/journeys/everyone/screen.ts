import type { Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const LAPTOP = { width: 1440, height: 900 }

/**
 * A screen so tall that the whole page stands on it: what sticks to the edge of a screen then lies where it
 * belongs, and everything can be pointed at.
 */
export async function showWhole(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height })
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}
