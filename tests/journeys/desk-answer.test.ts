import type { Page } from '@playwright/test'
import { type FleetSite, test } from './fleet-site.ts'
import { expect, type Guest } from './guest.ts'

// Each worker would start a site of its own.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

/** Two SUVs, and a guest's request for one of them. @returns the reference, and the address of the trip pass */
async function requestByMail(page: Page, { name, email }: Guest, { url, pool }: FleetSite) {
  await pool.query(
    `with who as (select set_config('saphan.actor', 'command', true))
     insert into vehicles (name, class, plate, seats, bags)
     select 'Fortuner', 'suv', 'ทด ' || left(gen_random_uuid()::text, 8), 6, 4 from who, generate_series(1, 2)`,
  )
  const form = {
    ...{ date: '2031-03-14', guests: '4', vehicleType: 'suv', hotel: 'River Inn', name, email },
    ...{ phone: '+44 7700 900123' },
  }
  const path = '/tours/bangkok/erawan-death-railway'
  const sent = await page.request.post(path, { form, headers: { origin: url }, maxRedirects: 0 })
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from bookings where customer_email = $1',
    [email],
  )
  return { reference: rows[0]?.reference ?? '', pass: sent.headers().location ?? '' }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the operator assigns, declines and takes that back, then proposes another day, which the guest accepts', async ({
  page,
  guest,
  fleetSite,
}) => {
  const { reference, pass } = await requestByMail(page, guest, fleetSite)
  await page.goto(`/desk/bookings/${reference}`)
  await press(page, 'Assign')
  const assign = page.getByRole('dialog')
  await assign.getByRole('radio', { name: /SUV/ }).last().check()
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(/^Assigned: /)).toBeVisible()

  await press(page, 'Decline')
  await page
    .getByRole('dialog')
    .getByLabel(/will read$/)
    .fill('Sorry, we are full.')
  await press(page, 'Decline and send')
  await expect(page.getByText('You declined this request.')).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()

  await press(page, 'Propose another day or price')
  const proposal = page.getByRole('dialog')
  await proposal.getByLabel('Day').fill('2031-03-16')
  await proposal.getByLabel('Price in baht').fill('6,200')
  await proposal.getByLabel(/^Your message to/).fill('Sunday is quieter.')
  await press(page, 'Preview it')
  await expect(page.getByText('Sunday is quieter.')).toBeVisible()
  await press(page, 'Send the proposal')
  await expect(page.getByText(/^You proposed Sunday 16 March/)).toBeVisible()

  await page.goto(pass)
  await expect(page.getByText('Sunday is quieter.')).toBeVisible()
  await press(page, 'Accept')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You’re booked for Sunday 16 March/)
  await page.goto(`/desk/bookings/${reference}`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByText('Proposal accepted', { exact: true })).toBeVisible()
})
