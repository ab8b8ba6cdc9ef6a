import { expect } from '../guest.ts'
import { test } from './season.ts'
import { states, visit } from './states.ts'

/** The footer has one field, which takes the focus itself. */
const refused = states.filter(({ name }) => name.endsWith('refused') && name !== 'news at the foot, refused')
/** Where it is better not to say which of the fields is wrong. */
const WITHOUT_FIELDS = ['sign in, refused']

for (const state of refused) {
  test(`${state.name}: what is wrong has the focus and leads to its fields`, async ({ page, season }) => {
    await visit(page, state, season)
    const summary = page.getByRole('main').locator('.notice--error')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(state.shows)
    const links = await summary.getByRole('link').all()
    expect(links.length > 0).toBe(!WITHOUT_FIELDS.includes(state.name))
    for (const link of links) {
      const wrong = (await link.textContent()) ?? ''
      await link.press('Enter')
      const field = page.locator('[aria-invalid="true"]:focus-within')
      await expect(field).toHaveCount(1)
      expect(await field.evaluate(descriptionOf)).toContain(wrong)
    }
  })
}

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
