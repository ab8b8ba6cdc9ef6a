import { expect, test } from './guest.ts'

test('what is filled in while the scripts are still on their way counts', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/tours/bangkok/erawan-death-railway', { waitUntil: 'commit' })
  await page.getByLabel('Date').fill('2030-02-14')
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('combobox', { name: 'Guests' }).selectOption('2')
  await page.getByRole('radio', { name: /SUV/ }).check()
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
  await page.getByRole('main').getByLabel('Email').press('ArrowLeft')
  release()

  await expect(page.getByText('Thursday 14 February 2030')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('2')
  await expect(page.getByRole('radio', { name: /SUV/ })).toBeChecked()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
  await page.keyboard.type('!')
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ada@example.co!m')
})

test('a button that is pressed while its scripts are still on their way is pressed when they have come', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const photos = page.getByRole('region', { name: 'Along the way' })
  await photos.getByRole('button', { name: 'Next picture' }).click()
  await photos.getByRole('button', { name: 'Next picture' }).click()
  await expect(photos).toContainText('1 / 9')
  release()
  await expect(photos).toContainText('3 / 9')
})

test('the scripts wait for whoever is scrolling, and then come by themselves', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'load' })
  const scripts = page.locator('script[type="module"]')
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    await page.clock.runFor(900)
    await expect(scripts).toHaveCount(0)
  }
  await page.clock.runFor(200)
  await expect(scripts).toHaveCount(1)
})
