import { expect, type Page } from '@playwright/test'

/** What is wrong has the focus; each line of it leads to a field, which says the same. */
export async function expectRefusal(page: Page) {
  const wrongFields = page.locator('[aria-invalid="true"]')
  const summary = page.getByRole('main').locator('.notice--error')
  // A form of one field has no need of a list.
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

/** Where a form was, what came of it has the focus. */
export async function expectOutcome(page: Page) {
  await expect(page.locator('main :focus, footer :focus')).toHaveText(
    /reference|inbox|Thank you|request is with us|link|backup codes/,
  )
}

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
