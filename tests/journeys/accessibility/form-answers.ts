import { expect, type Page } from '@playwright/test'

/** The error summary has the focus; each of its links leads to a field with the same message. */
export async function expectRefusal(page: Page) {
  const wrongFields = page.locator('[aria-invalid="true"]')
  const summary = page.getByRole('main').locator('.notice--error')
  // A form with one field has no summary.
  if ((await summary.count()) === 0) return expect(wrongFields).toBeFocused()
  await expect(summary).toBeFocused()
  const links = await summary.getByRole('link').all()
  await expect(wrongFields).toHaveCount(links.length)
  for (const link of links) {
    await link.press('Enter')
    const field = page.locator('[aria-invalid="true"]:focus-within')
    expect(await field.evaluate(descriptionOf)).toContain(await link.textContent())
  }
}

/** The result message has the focus. */
export async function expectOutcome(page: Page) {
  await expect(page.locator('main :focus, footer :focus')).toHaveText(
    /got your|inbox|Thank you|link|backup codes/,
  )
}

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
