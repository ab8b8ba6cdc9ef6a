import type { Locator, Page } from '@playwright/test'
import { addDays, bangkokDay, formatDay, formatDayOfYear, formatShortDay } from '#platform/time/calendar.ts'
import { expect, mailsAbout, openTicket, test, waitForScripts } from './guest.ts'

const LARGE = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

function photos(page: Page): Locator {
  return page.getByRole('region', { name: 'Along the way' })
}

function quotes(page: Page): Locator {
  return page.getByRole('region', { name: 'What guests say' })
}

test('the home page shows its parts in order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Four drivers, and you know which one comes.',
    'Pick a car. The price covers everyone.',
    'Things to do along the river',
    'From Bangkok and back in a day',
    'How far would you like to go?',
    'Along the way',
    'What guests say',
    'Good to know before you come',
    'Before you book',
  ])
  const [title, canonical] = [await page.title(), page.locator('link[rel="canonical"]')]
  expect(title).toBe('Saphan: private drivers and day trips in Kanchanaburi')
  await expect(canonical).toHaveAttribute('href', /\/$/)
})

test('the cards and buttons of both towns link to their trips', async ({ page }) => {
  await page.goto('/')
  const bangkok = page.getByRole('region', { name: 'From Bangkok and back in a day' })
  await expect(bangkok.getByRole('article')).toHaveCount(6)
  const links = bangkok.getByRole('article').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/tours/death-railway-historical-journey?origin=bangkok',
    '/tours/bangkok/erawan-death-railway',
    '/tours/elephant-sanctuary-tour?origin=bangkok',
    '/tours/full-day-highlights?origin=bangkok',
    '/tours/river-kwai-bridge-train?origin=bangkok',
    '/tours/sai-yok-waterfall?origin=bangkok',
  ])
  await bangkok.getByRole('link', { name: 'All Bangkok Tours' }).click()
  await expect(page).toHaveURL(/\/pre-made-trips\/bangkok$/)

  await page.goto('/')
  const local = page.getByRole('region', { name: 'How far would you like to go?' })
  await local.getByRole('link', { name: /^20 km/ }).click()
  await expect(page).toHaveURL(/\/tours\/kanchanaburi\/city-essentials$/)
})

test('the ticket says how many trips its list has, of the town and of a day', async ({ page }) => {
  await page.goto('/')
  const ticket = page.getByRole('form', { name: 'Find a day trip' })
  await expect(ticket.getByRole('button', { name: 'See 18 trips' })).toBeVisible()
  await ticket.getByRole('radio', { name: 'Kanchanaburi' }).check()
  await expect(ticket.getByRole('button', { name: 'See 26 trips' })).toBeVisible()
  const day = ticket.getByRole('radio', { name: /^\w{3}\s\d{1,2}\s\w{3}$/ }).nth(1)
  const date = await day.inputValue()
  await day.check()
  await ticket.getByRole('radio', { name: 'Any day' }).check()
  await expect(ticket.getByRole('button', { name: 'See 26 trips', exact: true })).toBeVisible()
  await day.check()
  const see = ticket.getByRole('button', { name: `on ${formatShortDay(date)}` })
  const count = /\d+/.exec(await see.innerText())?.[0]
  await see.click()
  await expect(page).toHaveURL(`/tours?origin=kanchanaburi&date=${date}`)
  await expect(page.getByRole('heading', { name: `Available Trip Programs (${count})` })).toBeVisible()
})

test('the town and the day of the ticket stay from the list to the booking form', async ({ page }) => {
  const day = addDays(bangkokDay(Date.now()), 35)
  await page.goto('/')
  const ticket = page.getByRole('form', { name: 'Find a day trip' })
  await ticket.getByRole('radio', { name: 'Kanchanaburi' }).check()
  await ticket
    .getByRole('radio', { name: /^\w{3}\s\d{1,2}\s\w{3}$/ })
    .first()
    .check()
  await ticket.getByRole('button', { name: 'Open the calendar' }).click()
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await calendar.getByRole('button', { name: 'Next month' }).click()
  const wanted = calendar.getByRole('button', { name: formatDay(day), exact: true })
  if (await wanted.isHidden()) await calendar.getByRole('button', { name: 'Next month' }).click()
  await wanted.click()
  await ticket.getByRole('button', { name: `See trips on ${formatShortDay(day)}` }).click()
  await expect(page).toHaveURL(`/tours?origin=kanchanaburi&date=${day}`)

  const next = addDays(day, 1)
  await page.getByRole('search').getByLabel('Which day?').fill(next)
  await expect(page.getByText(formatDay(next))).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind of trip' }).selectOption('Nature & History')
  await page.getByRole('link', { name: 'Erawan waterfall and the River Kwai bridge' }).click()
  await expect(page).toHaveURL(`/tours/erawan-death-railway?origin=kanchanaburi&date=${next}`)
  await openTicket(page)
  await page.locator('.day-calendar').scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio', { name: new RegExp(`^${formatDayOfYear(next)}:`) })).toBeChecked()
})

test('the gallery wraps around in both directions', async ({ page }) => {
  await page.goto('/')
  const pictures = photos(page).getByRole('link')
  // Guests' pictures of other journeys stand here too.
  const count = await pictures.count()
  await expect(photos(page)).toContainText(`1 / ${count}`)
  await photos(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(photos(page)).toContainText(`${count} / ${count}`)
  const next = photos(page).getByRole('button', { name: 'Next picture' })
  for (let pressed = 0; pressed < count + 2; pressed++) await next.click()
  await expect(photos(page)).toContainText(`2 / ${count}`)
  const middle = pictures.nth(1)
  await expect.poll(() => distanceFromMiddle(middle)).toBeLessThan(3)
})

test('the arrow keys move the gallery and its focus', async ({ page }) => {
  await page.goto('/')
  await photos(page)
    .getByRole('link', { name: /Bridge over the River Kwai/ })
    .focus()
  const count = await photos(page).getByRole('link').count()
  await page.keyboard.press('ArrowLeft')
  await expect(photos(page)).toContainText(`${count} / ${count}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Maeklong railway market, Samut Songkhram' })).toBeVisible()
})

test('a picture opens large and closes by button, click or Escape', async ({ page }) => {
  await page.goto('/')
  const picture = photos(page).getByRole('link', { name: /Bridge over the River Kwai/ })
  const lightbox = page.getByRole('dialog', { name: 'Bridge over the River Kwai' })
  const closings = [
    () => lightbox.getByRole('button', { name: 'Close the picture' }).click(),
    () => lightbox.getByRole('img').first().click(),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of closings) {
    await picture.click()
    await expect(lightbox).toBeVisible()
    await close()
    await expect(lightbox).toBeHidden()
    await expect(picture).toBeFocused()
  }
})

test('the quotes change every five seconds while visible, wrap around, and can be stopped', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const list = quotes(page).getByRole('list')
  const quote = (index: number) => list.locator('li').nth(index)
  const count = await list.locator('li').count()
  const last = quotes(page).getByRole('button', { name: `Quote ${count} of ${count}` })
  async function look() {
    await list.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    await expect(list).toHaveAttribute('aria-live', 'off')
  }
  await expect(quote(0)).toContainText(/booked and travelled on \d+ \w+ \d{4}/)
  await expect(list).not.toContainText('Sample review')
  await page.clock.runFor(11_000)
  await expect(quote(0)).toBeVisible()
  await expect(quote(1)).toBeHidden()
  await look()
  await page.clock.runFor(5_100)
  await expect(quote(1)).toBeVisible()
  await last.click()
  await expect(quote(-1)).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(quote(-1)).toBeVisible()

  await page.getByRole('heading', { name: 'Before you book' }).click()
  await last.evaluate((dot) => dot.blur())
  await look()
  await page.clock.runFor(5_100)
  await expect(quote(0)).toBeVisible()

  await quotes(page).getByRole('button', { name: 'Stop changing the quotes' }).click()
  await quotes(page)
    .getByRole('button', { name: 'Start changing the quotes' })
    .evaluate((button) => button.blur())
  await page.clock.runFor(11_000)
  await expect(quote(0)).toBeVisible()
})

test('the quotes do not change with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(quotes(page).getByRole('button', { name: 'Start changing the quotes' })).toBeVisible()
  const shown = quotes(page).getByRole('figure').filter({ visible: true })
  const first = await shown.innerText()
  await page.clock.runFor(11_000)
  expect(await shown.innerText()).toBe(first)
})

test('one question is open at a time', async ({ page }) => {
  await page.goto('/')
  const questions = page.getByRole('region', { name: 'Before you book' }).locator('details')
  await expect(questions).toHaveCount(10)
  await questions.filter({ hasText: 'Do you have child seats?' }).locator('summary').click()
  await expect(page.getByText('Yes, and they are free on request.')).toBeVisible()
  await expect(questions.and(page.locator('[open]'))).toHaveCount(1)
})

test('the menu links to the pages, closes, and marks the current page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  await expect(drawer.getByRole('link')).toHaveText([
    'Home',
    'Explore Trip Package',
    'Custom Trip',
    'Taxi Service',
    'Blog',
  ])
  await expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  const menu = page.getByRole('region', { name: 'Menu and contact' })
  await expect(menu.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', /^tel:/)
  await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await drawer.getByRole('link', { name: 'Taxi Service' }).click()
  await expect(page).toHaveURL(/\/taxi-service$/)
  await expect(drawer).toBeHidden()
})

test('a small screen first shows the whole ticket, and rails in which the next card is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'See 18 trips' })).toBeInViewport({ ratio: 1 })
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / 844)
  expect(screens).toBeLessThan(9)
  const cards = page.getByRole('region', { name: 'From Bangkok and back in a day' }).getByRole('article')
  await cards.first().scrollIntoViewIfNeeded()
  const cutOff = await cards.evaluateAll((all) =>
    all
      .map((card) => card.getBoundingClientRect())
      .filter(({ left, right }) => left < innerWidth && right > innerWidth),
  )
  expect(cutOff).toHaveLength(1)
  await cards.last().getByRole('link').focus()
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
})

test('a small screen has the round chat button after the first scroll, and the chat bar at its end, except where the price bar is', async ({
  page,
}) => {
  await page.goto('/')
  const chat = page.getByRole('main').getByRole('link', { name: 'Chat with us on WhatsApp' })
  await expect(chat).not.toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(chat).toBeInViewport({ ratio: 1 })
  await page.goto('/tours')
  await expect(page.locator('.chat-bubble')).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
  await bar.scrollIntoViewIfNeeded()
  await expect(page.locator('.chat-bubble')).toBeInViewport({ ratio: 1 })
  const [bubble, end] = [await page.locator('.chat-bubble').boundingBox(), await bar.boundingBox()]
  expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
  await page.goto('/tours/kanchanaburi/hidden-gems')
  await expect(page.getByRole('button', { name: 'Choose a day' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose a day' }).click()
  await expect(page.getByRole('button', { name: 'Close the ticket' })).toBeFocused()
  await expect(page.locator('summary', { hasText: 'Choose a day' })).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('complementary', { name: 'Booking' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose a day' })).toBeFocused()
})

test('a large screen has a page of nine screens and a floating chat button with a tooltip', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ ...LARGE, baseURL })
  await waitForScripts(page)
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(9)
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
  const tooltip = page.getByText('Chat with us on WhatsApp').filter({ visible: true })
  await expect(tooltip).toHaveCSS('opacity', '0')
  await chat.hover()
  await expect(tooltip).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCSS('opacity', '0')
  await page.mouse.move(10, 10)
  await chat.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveCSS('opacity', '1')
  await page.close()
})

test('the newsletter form in the footer shows its error and its success', async ({ page, guest }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByText('Please enter a valid email address')).toBeVisible()
  await expect(footer.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(footer.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address')
  await footer.getByRole('textbox', { name: 'Email' }).fill(guest.email)
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByText('Please check your inbox.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await mailsAbout(guest, 1)
})

/** How far the middle of a picture is from the middle of the screen. */
async function distanceFromMiddle(picture: Locator): Promise<number> {
  return picture.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2)
  })
}
