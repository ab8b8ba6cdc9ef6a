import { startFakeStripe } from '../fake-stripe/fake-stripe.ts'
import { freePort } from '../free-port.ts'
import { kill, spawnNode } from '../node-process.ts'
import { expect, fillIn, test } from './guest.ts'

/** A site with a new database, on a busy machine. */
const STARTS_WITHIN_MS = 60_000

test('Back from a checkout at another site: the button can be pressed again', async ({ page, guest }) => {
  test.setTimeout(2 * STARTS_WITHIN_MS)
  const fake = await startFakeStripe({ webhookSecret: 'whsec_test' })
  const url = `http://localhost:${await freePort()}`
  const { child } = spawnNode(['build/server/index.js'], {
    ...{ PORT: new URL(url).port, DATA_DIR: `test-results/back-${crypto.randomUUID().slice(0, 8)}` },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_URL: fake.url },
  })
  try {
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok
    await expect.poll(isReady, { timeout: STARTS_WITHIN_MS }).toBe(true)
    await page.goto(`${url}/tours/bangkok/death-railway-historical-journey`)
    await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
    await page.getByRole('button', { name: 'Continue to summary' }).click()
    // The browser stays where it is, as it is kept in its memory while the guest is at the checkout.
    await page.route(`${fake.url}/**`, (route) => route.fulfill({ status: 204 }))
    const pay = page.getByRole('button', { name: /฿5,500/ })
    await pay.click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(pay).toBeEnabled()
  } finally {
    await kill(child)
    await fake.close()
  }
})
