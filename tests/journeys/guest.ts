import { test as base, expect, type Page } from '@playwright/test'
import { query } from './database.ts'

type Mail = { to: string; subject: string; text: string; html: string }

/** The browser reports answers such as 422, and the router that there is no connection: some journeys expect both. */
const EXPECTED_ERROR = /^Failed to (load resource|fetch manifest patches)/

/** An invented guest, a new one for each test. Pages must have no console errors. */
export type Guest = { name: string; email: string; phone: string; date: string }

export const test = base.extend<{ guest: Guest; quietPage: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  guest: async ({}, use) => {
    const id = crypto.randomUUID().slice(0, 8)
    // All journeys together send more requests within an hour than the operator gets one by one.
    await query("delete from rate_limits where key = 'requests-to-operator'")
    await use({
      name: `Ada Example ${id}`,
      email: `ada.${id}@example.com`,
      phone: `+44 7700 ${String(Number.parseInt(id, 16) % 1_000_000).padStart(6, '0')}`,
      date: '2030-02-14',
    })
  },
  quietPage: [
    async ({ page, context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled) await waitForScripts(page)
      const problems: string[] = []
      context.on('weberror', (error) => problems.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_ERROR.test(message.text())) problems.push(message.text())
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

declare global {
  interface Window {
    isLive?: true
  }
}

/**
 * Makes `page.goto` wait until the scripts run, which a key press starts at once. Setting
 * `waitUntil` skips that.
 */
export async function waitForScripts(page: Page) {
  await page.addInitScript(() => addEventListener('hydrated', () => (window.isLive = true)))
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    const hasScripts = () => document.getElementById('start') === null || window.isLive === true
    if (options?.waitUntil) return response
    await page.evaluate(() => dispatchEvent(new Event('keydown')))
    await expect.poll(() => page.evaluate(hasScripts)).toBe(true)
    return response
  }
}

/** Opens the booking ticket of a trip page, which on a phone is a sheet. */
export async function openTicket(page: Page) {
  const ticket = page.locator('#ticket')
  await ticket.waitFor({ state: 'attached' })
  if (!(await ticket.isVisible())) await page.getByRole('button', { name: 'Choose a day' }).click()
}

/** Opens the second step of the booking ticket. */
export async function openContactStep(page: Page) {
  await page.locator('summary', { hasText: /Continue|Choose a day/ }).click()
}

/**
 * Presses a day in the calendar of the booking ticket: without a date, one of the last three weeks that it shows, so that
 * journeys do not take each other's vehicles. @returns the day
 */
export async function chooseDay(page: Page, date?: string): Promise<string> {
  const days = page.locator('.day-calendar input[type=radio]')
  await days.first().waitFor()
  const offered = await days.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const quiet = offered.slice(-21)
  const chosen = date ?? quiet[Math.floor(Math.random() * quiet.length)] ?? ''
  await page.locator(`.day-calendar input[value="${chosen}"]`).check()
  return chosen
}

/** Fills in the booking ticket of a trip page. @returns the chosen day */
export async function fillIn(
  page: Page,
  guest: Pick<Guest, 'name' | 'email' | 'phone'>,
  choice: { guests: string; vehicle: string | RegExp },
): Promise<string> {
  await openTicket(page)
  const date = await chooseDay(page)
  await page.getByRole('spinbutton', { name: 'Guests' }).fill(choice.guests)
  await page.locator('.vehicle-choice').getByRole('radio', { name: choice.vehicle }).check()
  await openContactStep(page)
  await page.getByLabel('Full name').fill(guest.name)
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByLabel('Phone').fill(guest.phone)
  await page.getByLabel('Hotel').fill('River Inn')
  return date
}

/**
 * The emails to or about a guest, oldest first; waits until there are `count`, because the worker sends them, some of
 * them only when an act at the desk cannot be undone any more.
 */
export async function mailsAbout({ email }: Pick<Guest, 'email'>, count: number): Promise<Mail[]> {
  let found: Mail[] = []
  const countFound = async () => {
    // Faster than the mailbox page, which returns two hundred mails.
    found = await query<Mail>(
      `select to_address as "to", subject, text, html from sandbox_mailbox
      where to_address = $1 or strpos(text, $1) > 0 order by created_at`,
      [email],
    )
    return found.length
  }
  await expect.poll(countFound, { timeout: 30_000 }).toBe(count)
  return found
}

/** The reference in a text, such as `SPN-7K3F9`. */
export function referenceIn(text: string | null): string {
  const reference = /SPN-[0-9A-Z]{5}/.exec(text ?? '')?.[0]
  if (!reference) throw new Error(`no reference in ${text}`)
  return reference
}

/** Opens a step of the form for a custom trip by its head. */
export async function openTripStep(page: Page, title: 'Days and guests' | 'Your contact details') {
  const step = page.locator('.trip-step').filter({ has: page.getByRole('heading', { name: title }) })
  if (!(await step.evaluate((details: HTMLDetailsElement) => details.open)))
    await step.locator('summary').first().click()
}
