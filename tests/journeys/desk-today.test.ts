import type { Page } from '@playwright/test'
import { type FleetSite, test } from './fleet-site.ts'
import { expect, type Guest } from './guest.ts'

// Each worker would start a site of its own.
test.describe.configure({ mode: 'default' })

/** A confirmed trip that leaves in a day and has lost its vehicle, and one SUV with its driver who are free. */
async function tripWithoutVehicle(page: Page, { name }: Guest, { url, pool }: FleetSite) {
  await pool.query(
    `with who as (select set_config('saphan.actor', 'staff:noi@example.com', true)),
     driver as (insert into drivers (name, phone) select 'Lek', '+66 00 000 0000' from who returning id)
     insert into vehicles (name, class, plate, seats, bags, usual_driver_id)
     select 'Fortuner', 'suv', 'ทด ' || left(gen_random_uuid()::text, 8) || ' 0101', 6, 4, id from driver`,
  )
  const form = {
    ...{
      press: 'confirmed',
      kind: 'trip',
      tourId: 'erawan-death-railway',
      origin: 'bangkok',
      date: '2031-03-14',
    },
    ...{ adults: '2', vehicle: 'suv', name, channel: 'phone', phone: '+44 7700 900123' },
  }
  const booked = await page.request.post('/desk/new', { form, headers: { origin: url }, maxRedirects: 0 })
  const reference = booked.headers().location?.split('/').at(-1) ?? ''
  await pool.query(
    `with who as (select set_config('saphan.actor', 'staff:noi@example.com', true)),
     booked as (select id from bookings where reference = $1),
     freed as (update allocations set status = 'released' from who, booked where booking_id = booked.id)
     update legs set starts_at = now() + interval '1 day', ends_at = now() + interval '32 hours'
     from booked where booking_id = booked.id`,
    [reference],
  )
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('one press on Today gives a trip its vehicle and driver', async ({ page, guest, fleetSite }) => {
    await tripWithoutVehicle(page, guest, fleetSite)
    await page.goto('/desk')
    const row = page.locator('.departure', { hasText: guest.name })
    await expect(row).toContainText('Lek is free for the whole trip, with SUV')
    await row.getByRole('button', { name: `Assign Lek, 0101 to ${guest.name}` }).click()
    await expect(page).toHaveURL(/\/desk\?undo=SPN-/)
    await expect(page.getByText('Vehicle and driver are assigned.').first()).toBeVisible()
    await expect(row).toContainText('Confirmed')
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  })
})

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('keys go over the rows and open the screens, and do nothing while something is typed', async ({
    page,
    guest,
    fleetSite,
  }) => {
    await tripWithoutVehicle(page, guest, fleetSite)
    await page.goto('/desk')
    await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.locator('.departures a:focus')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('heading', { name: 'Shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page).toHaveURL('/desk/new')
    const name = page.getByLabel('Name').first()
    await name.fill('')
    await name.pressSequentially('twin')
    await expect(page).toHaveURL('/desk/new')
    await expect(name).toHaveValue('twin')
    await page.goto('/admin/taxi-requests')
    await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('Today stays readable without a connection, and says since when', async ({ page, context }) => {
    await page.goto('/desk')
    await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
    await context.setOffline(true)
    const said = page.getByText(/^Last updated at \d\d:\d\d\. You can still read and call\./)
    await expect(said).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    await context.setOffline(false)
    await expect(said).toBeHidden()
  })
})
