import sharp from 'sharp'
import { signInAsAdmin } from './admin.ts'
import { query } from './database.ts'
import { expect, test } from './guest.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the operator adds a vehicle, blocks a day and replaces the link to its calendar, on a phone', async ({
  page,
  guest,
}) => {
  const plate = `ทด ${Date.now()}`
  await signInAsAdmin(page, guest)
  await page.goto('/desk/fleet')
  await page.getByRole('link', { name: 'Vehicle', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Plate')).toHaveAccessibleDescription(
    /Enter the plate as it’s shown on the vehicle/,
  )
  await page.getByLabel('Plate').fill(plate)
  await page.getByLabel('Make and model').fill('Toyota Commuter')
  await page.getByLabel('Class').selectOption('Van')
  await page.getByLabel('Seats for guests').fill('9')
  await page.getByLabel('Large suitcases').fill('9')
  // Out of service, so that the other journeys do not find it.
  await page.getByLabel('Service').selectOption('Out of service')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('/desk/fleet')

  await page.getByRole('link', { name: `Open ${plate}` }).click()
  await page.waitForURL(/fleet\/vehicle/)
  await page.getByRole('link', { name: /photo/ }).click()
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByRole('button', { name: 'Save the photo' }).click()
  await expect(chooser).toHaveAccessibleDescription(/Choose a JPEG, PNG or WebP/)
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
  const buffer = await picture.jpeg().toBuffer()
  await chooser.setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Save the photo' }).click()
  await page.waitForURL(/fleet\/vehicle/)
  await expect(page.locator('.fleet-photo')).toHaveJSProperty('naturalWidth', 960)

  await page.getByRole('link', { name: 'Block a day' }).click()
  await page.getByLabel('Reason').fill('Tyres')
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel('First day').fill(day)
  await page.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Tyres')).toBeVisible()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel(`Calendar link: Trips of ${plate}`)
  const first = await link.inputValue()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect(link).not.toHaveValue(first)
  const statusOf = async (address: string) => (await page.request.get(new URL(address).pathname)).status()
  expect(await statusOf(await link.inputValue())).toBe(200)
  expect(await statusOf(first)).toBe(404)
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  expect(await query('select active from vehicles where plate = $1', [plate])).toEqual([{ active: false }])
})

test('a large photo of a trip is made smaller in the browser before it is sent', async ({ page, guest }) => {
  await signInAsAdmin(page, guest)
  await page.goto('/desk/photos/hidden-gems', { waitUntil: 'load' })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'gray', noise },
  })
    .jpeg()
    .toBuffer()
  const field = page.getByLabel('Photo', { exact: true })
  await field.setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer })
  const chosen = () =>
    field.evaluate((input: HTMLInputElement) => ({
      name: input.files?.[0]?.name,
      size: input.files?.[0]?.size,
    }))
  await expect.poll(async () => (await chosen()).size).toBeLessThan(buffer.length)
  expect((await chosen()).name).toBe('phone.jpg')
  await page.getByLabel('What it shows').fill('A pebble beach')
  await page.getByRole('button', { name: 'Add the photo' }).click()
  await expect(page.getByLabel('Photo 1 shows')).toHaveValue('A pebble beach')
  // The other journeys find the drawings.
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await expect(page.getByLabel('Photo 1 shows')).toHaveCount(0)
})
