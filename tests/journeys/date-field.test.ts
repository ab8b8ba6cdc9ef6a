import { expect, openTripStep, test } from './guest.ts'

test('a day is chosen in our calendar by keyboard, which the page hears of, and printed in words', async ({
  page,
}) => {
  await page.goto('/custom-trip')
  await openTripStep(page, 'Days and guests')
  const first = page.getByLabel('First day')
  await first.fill('2030-02-14')
  await page.getByRole('button', { name: 'Open the calendar' }).first().press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: 'Thursday 14 February 2030, chosen' })).toBeFocused()
  for (const key of ['PageDown', 'ArrowDown', 'End', 'Enter']) await page.keyboard.press(key)
  await expect(calendar).toBeHidden()
  await expect(first).toHaveValue('2030-03-24')
  await expect(page.getByText('Sun 24 Mar 2030')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the calendar' }).first()).toBeFocused()

  // Its last day cannot be before its first.
  await expect(page.getByLabel('Last day')).toHaveAttribute('min', '2030-03-24')
  await page.getByRole('button', { name: 'Open the calendar' }).last().click()
  await expect(calendar.getByRole('button', { name: 'Saturday 23 March 2030' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(page.getByLabel('Last day')).toHaveValue('')
})
