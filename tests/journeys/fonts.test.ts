import type { Page } from '@playwright/test'
import { chooseDay, expect, openContactStep, openTicket, test } from './guest.ts'

const PATH = '/tours/bangkok/erawan-death-railway'
const FOREIGN = '/fonts/anuphan-latin1.woff2'

test('a page loads fonts for other letters only when one is typed', async ({ page }) => {
  await page.goto(PATH)
  await openTicket(page)
  await chooseDay(page)
  await openContactStep(page)
  await page.getByLabel('Full name').pressSequentially('J')
  expect(await fontsOf(page)).not.toContain(FOREIGN)
  const asked = page.waitForRequest((request) => request.url().endsWith(FOREIGN))
  await page.getByLabel('Full name').pressSequentially('ö')
  await asked
  await expect(page.getByLabel('Full name')).toHaveValue('Jö')
})

test('the other fonts are loaded with the next page', async ({ page }) => {
  await page.goto(PATH)
  expect(await fontsOf(page)).not.toContain(FOREIGN)
  await page.getByRole('link', { name: 'From Bangkok', exact: true }).first().click()
  await expect.poll(() => fontsOf(page)).toContain(FOREIGN)
})

/** The font files in the styles of a page. */
function fontsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule)
    const files = faces.map(({ style }) => /"(.*?)"/.exec(style.getPropertyValue('src'))?.[1] ?? '')
    return files.map((file) => file.replace(location.origin, ''))
  })
}
