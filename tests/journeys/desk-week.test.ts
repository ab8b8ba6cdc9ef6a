import type { Locator, Page } from '@playwright/test'
import { type FleetSite, test } from './fleet-site.ts'
import { expect, type Guest } from './guest.ts'

// Each worker would start a site of its own.
test.describe.configure({ mode: 'default' })

const DAY = '2031-03-14'
const BOARD = `/desk/week?day=2031-03-11&show=${DAY}`

/** Two SUVs, and a confirmed trip of Friday 14 March that has one of them. @returns the other one */
async function openBoard(page: Page, { name }: Guest, { url, pool }: FleetSite) {
  const { rows } = await pool.query<{ id: string; plate: string }>(
    `with who as (select set_config('saphan.actor', 'command', true))
     insert into vehicles (name, class, plate, seats, bags)
     select 'Fortuner', 'suv', 'ทด ' || left(gen_random_uuid()::text, 8), 6, 4 from who, generate_series(1, 2)
     returning id, plate`,
  )
  const form = {
    ...{ press: 'confirmed', kind: 'trip', tourId: 'erawan-death-railway', origin: 'bangkok', date: DAY },
    ...{ adults: '2', vehicle: 'suv', name, channel: 'phone', phone: '+44 7700 900123' },
  }
  const booked = await page.request.post('/desk/new', { form, headers: { origin: url }, maxRedirects: 0 })
  expect(booked.status(), await booked.text()).toBe(303)
  const reference = booked.headers().location?.split('/').at(-1) ?? ''
  const plateNow = async () => {
    const found = await pool.query<{ plate: string }>(
      `select plate from vehicles join allocations on vehicles.id = vehicle_id join bookings on bookings.id = booking_id
       where reference = $1 and allocations.status = 'firm'`,
      [reference],
    )
    return found.rows.map(({ plate }) => plate).join()
  }
  const had = await plateNow()
  const other = rows.find(({ plate }) => plate !== had)
  if (!other) throw new Error('no second vehicle')
  await page.goto(BOARD)
  const surname = new RegExp(name.split(' ').at(-1) ?? '')
  const trip = page.getByRole('button', { name: surname })
  return { plateNow, other, trip, move: page.getByRole('link', { name: `Move ${name}` }) }
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the operator moves a trip to another vehicle by buttons', async ({ page, guest, fleetSite }) => {
    const { plateNow, other, trip, move } = await openBoard(page, guest, fleetSite)
    await page.getByRole('radio', { name: /Saturday 15 March/ }).check()
    await expect(trip).toBeHidden()
    await page.getByRole('radio', { name: /Friday 14 March/ }).check()
    await trip.click()
    await move.click()
    await expect(page.getByText('It is here now')).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^Put it here.*${other.plate}`) }).click()
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(BOARD))
    await expect(trip).toBeVisible()
    expect(await plateNow()).toBe(other.plate)
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  })
})

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the operator drags a trip to another vehicle; another day is no place for it', async ({
    page,
    guest,
    fleetSite,
  }) => {
    const { plateNow, other, trip } = await openBoard(page, guest, fleetSite)
    const before = await plateNow()
    const cell = (day: string) => page.locator(`[data-cell="vehicle:${other.id}:${day}"]`)

    await drag(page, trip, cell('2031-03-13'))
    await expect(trip).toBeVisible()
    expect(await plateNow()).toBe(before)

    await drag(page, trip, cell(DAY))
    await expect(cell(DAY).getByRole('button')).toBeVisible()
    expect(await plateNow()).toBe(other.plate)
  })

  test('the operator moves a trip with the keyboard, and Escape stops it', async ({
    page,
    guest,
    fleetSite,
  }) => {
    const { plateNow, other, trip, move } = await openBoard(page, guest, fleetSite)
    await trip.press('Enter')
    await move.press('Enter')
    const place = page.getByRole('button', { name: new RegExp(`^Put it here.*${other.plate}`) })
    await expect(place).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(place).toHaveCount(0)

    await trip.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(trip).not.toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await move.press('Enter')
    await expect(place).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(plateNow).toBe(other.plate)
  })
})

/** Drags the trip to the middle of a cell, which moves while the board opens its places. */
async function drag(page: Page, trip: Locator, to: Locator) {
  await trip.hover()
  await page.mouse.down()
  await page.mouse.move(800, 400, { steps: 4 })
  await expect(page.getByRole('link', { name: 'Stop moving' })).toBeVisible()
  const box = await to.boundingBox()
  if (!box) throw new Error('the cell is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.up()
}
