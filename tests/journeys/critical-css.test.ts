import { readdirSync, readFileSync } from 'node:fs'
import { test } from './accessibility/site-data.ts'
import { expect } from './guest.ts'

test.use({ javaScriptEnabled: false, bypassCSP: true })

const WIDTHS = [390, 768, 1440]
const FILES = 'build/client/assets'
const PUBLIC = ['/', '/tours', '/tours/full-day-highlights', '/taxi-service', '/custom-trip', '/privacy']
/** Pages with another stylesheet. */
const OTHERS = ['/admin/bookings', '/admin/overview', '/admin/security', '/desk']

for (const path of [...PUBLIC, ...OTHERS])
  test(`${path} looks the same with its inlined styles and with the whole stylesheet`, async ({
    page,
    siteData,
  }) => {
    if (OTHERS.includes(path)) await page.context().addCookies(siteData.admin)
    const file = readdirSync(FILES).find((name) => /^app-.*\.css$/.test(name))
    const stylesheet = readFileSync(`${FILES}/${file}`, 'utf8')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect({ width, changes: await page.evaluate(listChanges, stylesheet) }).toEqual({ width, changes: [] })
    }
  })

/** Runs in the page: every computed style that changes when the whole stylesheet is added. */
function listChanges(stylesheet: string): string[] {
  const elements = [...document.querySelectorAll('body, body *')].flatMap((element) =>
    ['', '::before', '::after'].map((pseudo) => ({ element, pseudo })),
  )
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
  const read = () =>
    elements.map(({ element, pseudo }) => {
      const style = getComputedStyle(element, pseudo)
      return pseudo && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name))
    })
  const before = read()
  const sheet = document.createElement('style')
  sheet.textContent = stylesheet
  document.querySelector('style')?.after(sheet)
  const changes = read().flatMap((values, index) =>
    values.flatMap((value, place) => {
      const { element, pseudo } = elements[index] ?? {}
      const old = before[index]?.[place]
      return value === old
        ? []
        : [`${element?.outerHTML.slice(0, 60)} ${pseudo} ${names[place]}: ${old} → ${value}`]
    }),
  )
  sheet.remove()
  return changes.slice(0, 20)
}
