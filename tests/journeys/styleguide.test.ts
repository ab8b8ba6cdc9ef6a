import type { Locator } from '@playwright/test'
import { expect, test } from './guest.ts'

function styleOf(element: Locator, property: 'backgroundColor' | 'color' | 'outline' | 'borderColor') {
  return element.evaluate((found, name) => getComputedStyle(found)[name], property)
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the ${scheme} panels look as the site does on a ${scheme} screen`, async ({ page }) => {
    for (const visitors of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: visitors })
      await page.goto('/styleguide')
      const panel = page.locator(`[data-theme="${scheme}"]`).first()
      const field = page.locator(`#${scheme}-empty`)
      const [paper, ink, sheet] = [
        await styleOf(panel, 'backgroundColor'),
        await styleOf(panel, 'color'),
        await styleOf(field, 'backgroundColor'),
      ]
      await page.emulateMedia({ colorScheme: scheme })
      await expect(page.locator('body')).toHaveCSS('background-color', paper)
      await expect(page.locator('body')).toHaveCSS('color', ink)
      await expect(page.locator('#list-search')).toHaveCSS('background-color', sheet)
    }
  })
}

test('a state that stands still looks as it does under the pointer and the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/styleguide')
  const buttons = page.locator('[data-theme="light"] .buttons__states').first()
  const [rest, hover, focus] = ['Rest', 'Hover', 'Focus'].map((name) =>
    buttons.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator, Locator]
  await expect(hover).not.toHaveCSS('background-color', await styleOf(rest, 'backgroundColor'))
  const hovered = await styleOf(hover, 'backgroundColor')
  const focused = await styleOf(focus, 'outline')
  expect(await styleOf(rest, 'outline')).not.toBe(focused)
  await rest.hover()
  await expect(rest).toHaveCSS('background-color', hovered)
  await page.mouse.move(0, 0)
  await page.locator('#light-filled').focus()
  await expect(page.locator('#light-filled')).toHaveCSS(
    'border-color',
    await styleOf(page.locator('#light-focus'), 'borderColor'),
  )
  await buttons.getByRole('button', { name: 'Rest' }).press('Shift')
  expect(await styleOf(rest, 'outline')).toBe(focused)
})

test('the line leads through the chapters and shows where one is, on a phone too', async ({ page }) => {
  await page.goto('/styleguide')
  const line = page.getByRole('navigation', { name: 'On this page' })
  const station = line.getByRole('link', { name: 'Posters' })
  await station.click()
  await expect(station).toHaveAttribute('aria-current', 'true')
  await expect(station).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Posters' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('a message can be looked at again', async ({ page }) => {
  await page.goto('/styleguide')
  const stages = page.locator('[data-theme="light"] .stages')
  await stages.getByRole('button', { name: 'Close this message' }).first().click()
  await expect(stages.getByText('It goes away by itself.')).toBeHidden()
  await stages.getByRole('button', { name: 'Show them again' }).click()
  await expect(stages.getByText('It goes away by itself.')).toBeVisible()
})
