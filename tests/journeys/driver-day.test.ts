import type { Page } from '@playwright/test'
import { query } from './database.ts'
import { giveDriver, waitAtPickup } from './driven-trip.ts'
import { expect, fillIn, type Guest, test } from './guest.ts'

const SAVED = { timeout: 20_000 }

/** A trip that is agreed and leaves in an hour, with the link of its driver and the guest's pass. */
async function trip(page: Page, guest: Guest) {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await fillIn(page, guest, { guests: '2', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText(/Your reference is/)).toBeVisible()
  const pass = page.url()
  const [booking] = await query<{ reference: string }>(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true))
     update bookings set status = 'confirmed', waits_until = null from who
     where customer_email = $1 returning reference`,
    [guest.email],
  )
  return { pass, ...(await giveDriver(booking?.reference ?? '', `Anan ${guest.name.slice(-8)}`)) }
}

const pressesOn = (legId: string) =>
  query<{ step: string; rejection: string | null; pressedAt: Date }>(
    `select step, rejection, pressed_at as "pressedAt" from drive_steps where leg_id = $1 order by pressed_at`,
    [legId],
  )

test('a driver without a connection presses on, closes the browser, and all of it arrives once and in order', async ({
  page,
  guest,
  context,
}) => {
  const { pass, legId, driverId, sheet, job } = await trip(page, guest)
  const driver = await context.newPage()
  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true })
  await driver.goto(sheet, { waitUntil: 'load' })
  await button(driver, 'รับทราบงาน').click()
  await expect(driver.getByText(/^Seen \d\d:\d\d$/)).toBeVisible()
  await expect
    .poll(() => driver.evaluate(async (path) => Boolean(await caches.match(path)), job), SAVED)
    .toBe(true)
  // Behind, so that it can be stopped at the present moment.
  await driver.clock.install({ time: Date.now() - 1000 })
  await driver.goto(job, { waitUntil: 'load' })
  await expect(button(driver, 'ออกเดินทาง')).toBeEnabled()

  await context.setOffline(true)
  const leftAt = new Date()
  await driver.clock.pauseAt(leftAt)
  const keptOne = driver.getByText('ไม่มีสัญญาณ เก็บไว้ในเครื่อง 1 รายการ')
  const main = await button(driver, 'ออกเดินทาง').boundingBox()
  if (!main) throw new Error('the button is not visible')
  const tap = () => driver.mouse.click(main.x + main.width / 2, main.y + main.height / 2)
  await tap()
  await expect(keptOne).toBeVisible()
  // The second tap of a double tap neither takes the press back nor presses the next step.
  await tap()
  await expect(button(driver, 'ถึงจุดรับ')).toBeDisabled()
  await expect(keptOne).toBeVisible()
  await driver.clock.resume()
  await button(driver, 'ถึงจุดรับ').click()
  // Closing alone would give the page its connection back for a moment, and it would use it.
  await driver.goto('about:blank')
  await driver.close()
  const again = await context.newPage()
  await again.goto(job, { waitUntil: 'load' })
  await expect(again.getByText('ไม่มีสัญญาณ เก็บไว้ในเครื่อง 2 รายการ')).toBeVisible()
  await expect(button(again, 'ลูกค้าขึ้นรถ')).toBeVisible()
  expect((await pressesOn(legId)).map(({ step }) => step)).toEqual(['seen'])
  await context.setOffline(false)
  await expect(again.getByText('ส่งข้อมูลครบแล้ว').first()).toBeVisible(SAVED)
  const presses = await pressesOn(legId)
  expect(presses.map(({ step, rejection }) => [step, rejection])).toEqual([
    ['seen', null],
    ['departed', null],
    ['arrived', null],
  ])
  expect(presses[1]?.pressedAt).toEqual(leftAt)
  await page.goto(pass)
  await expect(page.getByRole('heading', { level: 1, name: /^Anan .* is here\.$/ })).toBeVisible()

  // Meanwhile another driver gets the trip.
  await context.setOffline(true)
  await button(again, 'ลูกค้าขึ้นรถ').click()
  await expect(again.getByText('ไม่มีสัญญาณ เก็บไว้ในเครื่อง 1 รายการ')).toBeVisible()
  await query(
    `with who as (select set_config('saphan.actor', 'staff:office@example.com', true)),
     other as (insert into drivers (name, phone, active) select 'Lek', '+66 00 000 0022', false from who returning id)
     update allocations set driver_id = other.id from other where driver_id = $1`,
    [driverId],
  )
  await context.setOffline(false)
  await expect(again.getByText('บันทึกแล้ว ออฟฟิศจะตรวจสอบ')).toBeVisible(SAVED)
  // A site that takes longer than three seconds to answer leaves the kept copy on the phone.
  await expect(async () => {
    await again.goto(job, { waitUntil: 'load' })
    await expect(again.getByText('งานนี้ไม่ใช่ของคุณแล้ว')).toBeVisible()
  }).toPass({ timeout: 30_000 })
  await expect(again.getByText(guest.name)).toHaveCount(0)
  expect((await pressesOn(legId)).at(-1)).toMatchObject({ step: 'aboard', rejection: 'reassigned' })

  await query('update access_links set revoked_at = now() where driver_id = $1', [driverId])
  await again.goto(sheet, { waitUntil: 'load' })
  await expect(again.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible()
  const kept = await again.evaluate(() => caches.keys())
  expect(kept.filter((name) => name.startsWith('driver '))).toEqual([])
})

test('a phone sends the place once that is switched on, and keeps a no-show until there is a signal; a photo that is too large makes way for the next one', async ({
  page,
  guest,
  context,
}) => {
  const { legId, sheet, job } = await trip(page, guest)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 14.0416789, longitude: 99.5037123 })
  const driver = await context.newPage()
  await driver.goto(sheet, { waitUntil: 'load' })
  const places = driver.getByRole('switch', { name: 'ส่งตำแหน่งเมื่อกด', exact: true })
  await driver.getByRole('button', { name: 'รับทราบงาน', exact: true }).click()
  await expect(driver.getByText(/^Seen \d\d:\d\d$/)).toBeVisible(SAVED)
  await expect(places).not.toBeChecked()
  await places.click()
  await expect(places).toBeChecked()
  await driver.goto(job, { waitUntil: 'load' })
  await driver.getByRole('button', { name: 'ออกเดินทาง', exact: true }).click()
  await expect(driver.getByText('ส่งข้อมูลครบแล้ว').first()).toBeVisible(SAVED)
  await expect
    .poll(
      () =>
        query('select step, latitude, longitude from drive_steps where leg_id = $1 order by pressed_at', [
          legId,
        ]),
      SAVED,
    )
    .toEqual([
      { step: 'seen', latitude: null, longitude: null },
      { step: 'departed', latitude: 14.0417, longitude: 99.5037 },
    ])

  await waitAtPickup(legId)
  const summary = driver.locator('summary', { hasText: 'ลูกค้าไม่มา' })
  await driver.goto(job, { waitUntil: 'load' })
  await context.setOffline(true)
  await summary.click()
  // The phone cannot make this one smaller, and it is too large for the site.
  const raw = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024) }
  await driver.getByLabel('ถ่ายรูปหรือเลือกรูป').setInputFiles(raw)
  await expect(driver.getByText('Time taken')).toBeVisible()
  await driver.getByRole('button', { name: 'แจ้งว่าลูกค้าไม่มา', exact: true }).click()
  await expect(driver.getByText('ไม่มีสัญญาณ เก็บไว้ในเครื่อง 2 รายการ')).toBeVisible()
  await driver.goto('about:blank')
  await driver.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(job, { waitUntil: 'load' })
  await expect(again.getByText('The photo is too large. Take or choose another one')).toBeVisible(SAVED)
  const picture = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await again.getByLabel('ถ่ายรูปหรือเลือกรูป').setInputFiles(picture)
  await again.getByRole('button', { name: 'ส่งรูป' }).click()
  await expect(again.getByText('ส่งรูปแล้ว')).toBeVisible(SAVED)
  const photos = await query<{ step: string; size: number }>(
    `select step, length(bytes) as size from drive_photos
     join drive_steps on drive_steps.id = step_id where leg_id = $1`,
    [legId],
  )
  expect(photos).toEqual([{ step: 'no_show', size: expect.any(Number) }])
})
