import { expect, test } from '../guest.ts'
import { keyboardOf } from './keyboard.ts'
import { LAPTOP, PHONE } from './viewports.ts'

test.use({ viewport: PHONE, isMobile: false })

for (const path of ['/', '/tours/bangkok/erawan-death-railway', '/custom-trip']) {
  test(`Tab goes through ${path} from top to bottom and out of it`, async ({ page }) => {
    await page.goto(path)
    const keyboard = keyboardOf(page)
    const stops = await keyboard.walk()
    expect(stops.length).toBeGreaterThan(25)
    expect(keyboard.problems).toEqual([])
  })
}

test('the menu traps the focus and returns it', async ({ page }) => {
  await page.goto('/')
  const keyboard = keyboardOf(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  const close = page.getByRole('button', { name: 'Close menu' })
  await keyboard.enter(menu)
  await expect(close).toBeFocused()
  for (let stops = 0; stops < 12; stops++) {
    await keyboard.press('Tab')
    await expect(page.locator('.drawer :focus')).toHaveCount(1)
  }
  await close.focus()
  await keyboard.press('Shift+Tab')
  await expect(page.locator('.drawer').getByRole('link', { name: 'WhatsApp' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.enter(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }))
  await expect(page).toHaveURL('/blog')
  expect(keyboard.problems).toEqual([])
})

test('an opened picture traps the focus and returns it', async ({ page }) => {
  await page.goto('/')
  const keyboard = keyboardOf(page)
  const photos = page.getByRole('region', { name: 'Along the way' })
  const picture = photos.getByRole('link', { name: /Bridge over the River Kwai/ })
  await keyboard.enter(picture)
  const close = page.getByRole('button', { name: 'Close the picture' })
  await expect(close).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await keyboard.press(key)
    expect(
      await page.evaluate(() => document.activeElement?.closest('main a, main button:not(dialog *)')),
    ).toBeNull()
  }
  await keyboard.to(close)
  await keyboard.press('Enter')
  await expect(picture).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(photos).toContainText(/2 \/ \d/)
  await keyboard.to(photos.getByRole('button', { name: 'Next picture' }))
  expect(keyboard.problems).toEqual([])
})

test('questions, filter and gallery work by keyboard', async ({ page }) => {
  const keyboard = keyboardOf(page)
  await page.goto('/')
  const question = page.locator('summary', { hasText: 'Do you have child seats?' })
  await keyboard.to(question, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByText('Yes, and they are free on request.')).toBeVisible()

  await page.goto('/tours')
  await keyboard.type(page.getByRole('searchbox'), 'elephant')
  await expect(page.getByRole('article')).toHaveCount(3)
  await keyboard.press('Control+A')
  await keyboard.press('Delete')
  await keyboard.to(page.getByRole('radio', { name: 'Any town' }))
  await keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/origin=bangkok/)

  await page.goto('/tours/bangkok/erawan-death-railway')
  await keyboard.enter(page.getByRole('link', { name: 'Next picture' }))
  await expect(page.getByText('2 / 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next picture' })).toBeFocused()
  expect(keyboard.problems).toEqual([])
})

test.describe('on a large screen', () => {
  test.use({ viewport: LAPTOP })

  test('the focus is visible in a ticket that is higher than the screen', async ({ page }) => {
    await page.goto('/tours/bangkok/erawan-death-railway')
    const keyboard = keyboardOf(page)
    await keyboard.walk()
    expect(keyboard.problems).toEqual([])
  })
})
