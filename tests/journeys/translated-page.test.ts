import { test as noisyTest, type Page } from '@playwright/test'
import { chooseDay, expect, openContactStep, openTicket, test } from './guest.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'

/** Puts elements in place of all text nodes, those that come later too, as a browser does that translates a page. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const replace = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        const parent = text.parentElement
        if (!parent || parent.closest('script, style, textarea, font') || !text.nodeValue?.trim()) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `»${text.nodeValue}`
        outer.append(inner)
        parent.replaceChild(outer, text)
      }
    }
    replace(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes)
          if (node.nodeName !== 'FONT') replace(node instanceof Text ? target : node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('a guest whose browser translates the page sees prices and problems change, and loses nothing', async ({
  page,
}) => {
  await page.goto(TRIP)
  await translate(page)
  await openTicket(page)
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('5')
  await expect(page.getByText('too small for 5')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('6')
  await expect(page.getByText('too small for 6').first()).toBeVisible()
  await page.getByText('From Kanchanaburi', { exact: false }).first().click()
  await expect(page).toHaveURL(/origin=kanchanaburi/)
  await chooseDay(page)
  await openContactStep(page)
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('main').getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
})

// React says in the console that it renders a translated page anew.
noisyTest('what was typed before the scripts run into a translated page is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(TRIP, { waitUntil: 'domcontentloaded' })
  await translate(page)
  await openTicket(page)
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('5')
  release()
  // Rendered anew, the page has its ticket closed again.
  await expect(async () => {
    await openTicket(page)
    await expect(page.getByText('too small for 5')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('5')
})
