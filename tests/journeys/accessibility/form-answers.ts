import { expect, type Page } from '@playwright/test'

/**
 * Every wrong field has a message. The first of them has the focus, or the error summary has it, each of whose links
 * leads to a field with the same message.
 */
export async function expectRefusal(page: Page) {
  const wrongFields = page.locator('[aria-invalid="true"]')
  const summary = page.getByRole('main').locator('.notice--error')
  for (const field of await wrongFields.all()) expect(await field.evaluate(descriptionOf)).not.toBe('')
  const links = await summary.getByRole('link').all()
  if (links.length === 0 && (await wrongFields.count()) > 0)
    return expect(wrongFields.first().and(page.locator(':focus-within'))).toHaveCount(1)
  await expect(summary).toBeFocused()
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
