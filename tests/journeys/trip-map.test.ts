import { expect, openTicket, test } from './guest.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
/** The fullest maps, and one of the town. */
const TRIPS = [
  '/tours/bangkok/full-day-highlights',
  '/tours/bangkok/tiger-cave-temple',
  '/tours/bangkok/ayutthaya-drop-off',
  '/tours/kanchanaburi/city-essentials',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the map of a trip describes the route from the chosen town', async ({ page }) => {
    await page.goto('/tours/bangkok/erawan-death-railway')
    const map = page.getByRole('img', { name: /^From Bangkok to Erawan, .+ and the war cemetery\.$/ })
    await expect(map).toContainText('Bangkok')
    await openTicket(page)
    const towns = page.getByRole('navigation', { name: 'Where we pick you up' })
    await towns.getByRole('link', { name: 'From Kanchanaburi' }).click()
    await expect(page.getByRole('img', { name: /^From Kanchanaburi to Erawan/ })).not.toContainText('Bangkok')
  })
})

test('a trip whose main place has no coordinates shows no map', async ({ page }) => {
  await page.goto('/tours/bangkok/mallika-city')
  await expect(page.getByRole('heading', { name: 'The day, hour by hour' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where you will be' })).toHaveCount(0)
})

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`on a ${device} no label on a map covers another or leaves the map`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of TRIPS) {
      await page.goto(path)
      const map = page.locator('.trip-map__sheet')
      expect(await map.locator('b:visible').count()).toBeGreaterThan(4)
      expect.soft(await map.evaluate(collisions), path).toEqual([])
    }
  })
}

/** Runs in the browser, with the loaded fonts. */
async function collisions(map: Element): Promise<string[]> {
  await document.fonts.ready
  const frame = map.getBoundingClientRect()
  const names = Array.from(map.querySelectorAll('b'), (name) => ({
    text: name.textContent,
    box: name.getBoundingClientRect(),
  })).filter(({ box }) => box.width > 0)
  return names.flatMap(({ text, box }, index) => [
    ...(box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
      ? [`${text} leaves the map`]
      : []),
    ...names
      .slice(index + 1)
      .filter(
        (other) =>
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      )
      .map((other) => `${text} covers ${other.text}`),
  ])
}
