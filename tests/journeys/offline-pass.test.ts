import type { Page } from '@playwright/test'
import { formatDayOfYear } from '#platform/time/calendar.ts'
import { asIfVehicleHeld, query } from './database.ts'
import { expect, fillIn, test } from './guest.ts'

/** The worker fetches the pass, its cards and their files first. */
const SAVED_UNTIL = /^This page is saved on your phone .* opening it saves it again\.$/
const SAVED = { timeout: 20_000 }

test('a pass that was opened once opens without a connection, and is forgotten in time and when its link ends', async ({
  page,
  guest,
  context,
}) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  const date = await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking summary' })).toBeVisible()
  await query('update bookings set deposit_percent = 30 where customer_email = $1', [guest.email])
  await page.reload()
  await page.getByRole('button', { name: 'Pay ฿1,700 if we confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox checkout' })).toBeVisible()
  await asIfVehicleHeld(guest)
  await page.getByRole('button', { name: 'Pay ฿1,700' }).click()
  const pay = page.getByRole('button', { name: 'Pay ฿3,800 by card' })
  const online = page.getByRole('radio', { name: 'By card' })
  await online.check()
  await expect(pay).toBeEnabled()
  await expect(page.getByText(SAVED_UNTIL)).toBeVisible(SAVED)
  await expect(page.getByText('No connection.')).toBeHidden()
  const pass = page.url()

  await context.setOffline(true)
  await page.goto(pass)
  await expect(page.getByText(/No connection\. This is your pass as of .*\(Bangkok\)/)).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: `You’re booked for ${formatDayOfYear(date)}` }),
  ).toBeVisible()
  await online.check()
  await expect(pay).toBeDisabled()
  await page.getByRole('link', { name: 'Thai card' }).click()
  await expect(page.getByText('กรุณาช่วยโทรหา').first()).toBeVisible()
  await expect(page.getByText('No connection.')).toBeVisible()

  await context.setOffline(false)
  await context.route(pass, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.goto(pass)
  await expect(page.getByText(/No connection\. This is your pass as of/)).toBeVisible()
  await context.unroute(pass)
  await page.goto(pass)
  await expect(page.getByText('This page is saved on your phone')).toBeVisible(SAVED)
  await keepUntil(page, Date.now() - 1)
  await context.setOffline(true)
  await expect(page.goto(pass, { waitUntil: 'commit' })).rejects.toThrow('net::ERR_FAILED')

  await context.setOffline(false)
  await page.goto(pass)
  await expect(page.getByText('This page is saved on your phone')).toBeVisible(SAVED)
  await query(
    'update access_links set revoked_at = now() from bookings where booking_id = bookings.id and customer_email = $1',
    [guest.email],
  )
  await page.goto(pass, { waitUntil: 'load' })
  await expect(page.getByText('This link no longer works')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

/** Lets the worker keep the pass that is open until this moment. */
async function keepUntil(page: Page, moment: number) {
  await page.evaluate(async (until) => {
    const { active } = await navigator.serviceWorker.ready
    const kept = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('message', resolve, { once: true }),
    )
    active?.postMessage({ path: location.pathname, keepUntil: until, files: [] })
    await kept
  }, moment)
}
