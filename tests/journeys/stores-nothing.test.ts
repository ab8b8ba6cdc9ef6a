import { signInAsAdmin } from './admin.ts'
import { query } from './database.ts'
import { giveDriver } from './driven-trip.ts'
import { expect, fillIn, test } from './guest.ts'

/** As browsers do that are set to store no data of sites: already the name throws. */
function storeNothing() {
  for (const storage of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}

test('in a browser that stores nothing the desk opens and a driver reports', async ({ page, guest }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(storeNothing)
  await page.goto('/tours/bangkok/erawan-death-railway')
  await fillIn(page, guest, { guests: '2', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  const [booking] = await query<{ reference: string }>(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true))
     update bookings set status = 'confirmed', waits_until = null from who
     where customer_email = $1 returning reference`,
    [guest.email],
  )
  const { job, legId } = await giveDriver(booking?.reference ?? '', `Anan ${guest.name.slice(-8)}`)
  await page.goto(job)
  await expect(page.locator('html[data-scripted]')).toBeAttached()
  await page.getByRole('button', { name: 'ออกเดินทาง', exact: true }).click()
  await expect(page.getByRole('button', { name: 'ถึงจุดรับ', exact: true })).toBeVisible()
  expect(await query('select step, rejection from drive_steps where leg_id = $1', [legId])).toEqual([
    { step: 'departed', rejection: null },
  ])

  await signInAsAdmin(page, { ...guest, email: `office.${guest.email}` })
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/desk')
  await page.getByRole('button', { name: 'Shortcuts' }).click()
  await expect(page.getByRole('heading', { name: 'Shortcuts' })).toBeVisible()
  expect(problems).toEqual([])
})
