import type { Page } from '@playwright/test'
import { asIfVehicleHeld, pool } from './database.ts'
import { expect, fillIn, test } from './guest.ts'

/** How many sheets of A4 the page that is open takes. */
async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const counts = Array.from(
    pdf.toString('latin1').matchAll(/\/Type \/Pages\s[^>]*?\/Count (\d+)/g),
    ([, count]) => Number(count),
  )
  return Math.max(...counts)
}

test('a printed booking summary fits on one sheet, with reference and price and without its address', async ({
  page,
  guest,
}) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking summary' })).toBeVisible()
  expect(await printedSheets(page)).toBe(1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Reference SPN-/)).toBeVisible()
  await expect(page.getByText('฿5,500', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Private drivers and day trips').first()).toBeVisible()
  await expect(page.getByText(/\/booking-summary/)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a printed trip has its day, the price of each vehicle and its address', async ({ page }) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  expect(await printedSheets(page)).toBeLessThanOrEqual(4)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/\/tours\/bangkok\/death-railway-historical-journey$/)).toBeVisible()
  await expect(page.getByText('Pickup at your Bangkok hotel')).toBeVisible()
  await expect(page.getByText('Van, 6-9 guests: ฿6,500')).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeHidden()
})

test('a printed trip pass takes two sheets, also with a driver and long names, with its phones and nothing to press', async ({
  page,
  guest,
}) => {
  await page.goto('/tours/bangkok/death-railway-historical-journey')
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await page.waitForURL('**/sandbox/checkout/*')
  await asIfVehicleHeld(guest)
  await page.getByRole('button', { name: /^Pay ฿/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /You’re booked/ })).toBeVisible()
  expect(await printedSheets(page)).toBe(2)
  await driveSoonWithLongNames(guest.email)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /picks you up/ })).toBeVisible()
  expect(await printedSheets(page)).toBe(2)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('1155', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Tickets in total')).toBeVisible()
  await expect(page.getByText(/\/booking\//)).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

/** The trip of this guest begins in an hour, and its driver is known, who is not in service for anybody else. */
async function driveSoonWithLongNames(email: string): Promise<void> {
  const place =
    'The Grand Riverside Residence and Spa at the Confluence of the Two Rivers, Building C, 123/45 Moo 6 Mae Nam Khwae Road, Tha Makham, Mueang Kanchanaburi, beside the floating restaurant'
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`set local saphan.actor = 'command'`)
  const { rows } = await client.query(
    `update bookings set customer_name = $2, special_requests = $3 where customer_email = $1 returning id`,
    [
      email,
      'Maximiliane Konstantina Theodora von Hohenlohe-Waldenburg',
      'A child seat for a girl of four. '.repeat(9),
    ],
  )
  const { id } = rows[0]
  await client.query(`update trip_details set hotel_name = $2 where booking_id = $1`, [id, place])
  await client.query(
    `with drives as (
       update legs set starts_at = now() + interval '1 hour', ends_at = now() + interval '13 hours'
       where booking_id = $1 returning id, starts_at, ends_at
     ), driver as (
       insert into drivers (name, phone, active)
       values ('Anantachai Wongsuwannakulthorn-Phetcharatanaporn', '+66 00 000 0000', false) returning id
     ), vehicle as (
       insert into vehicles (name, class, seats, bags, plate, active)
       values ('Toyota Fortuner Legender 2.8 with four-wheel drive, white with a black roof', 'suv', 6, 4, $2, false) returning id
     )
     insert into allocations (booking_id, leg_id, vehicle_id, driver_id, busy_from, busy_until, status)
     select $1, drives.id, vehicle.id, driver.id, starts_at, ends_at, 'firm' from drives, driver, vehicle`,
    [id, `ทด ${crypto.randomUUID().slice(0, 8)}`],
  )
  await client.query('commit')
  client.release()
}
