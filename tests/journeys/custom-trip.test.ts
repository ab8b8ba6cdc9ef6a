import type { Page } from '@playwright/test'
import { expect, mailsAbout, openTripStep, referenceIn, test } from './guest.ts'

const SUBMITTED =
  "Trip request submitted! We'll contact you within 24 hours with a custom quote and itinerary."

async function fillInContact(page: Page, guest: { name: string; email: string; phone: string }) {
  const form = page.getByRole('form', { name: 'Custom trip request' })
  await openTripStep(page, 'Your contact details')
  await form.getByLabel('Full name').fill(guest.name)
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Phone').fill(guest.phone)
}

test('a guest plans three days with places, and the reference is in both emails', async ({ page, guest }) => {
  await page.goto('/custom-trip')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Trip Kanchanaburi')
  await page.getByRole('searchbox', { name: 'Search places' }).fill('hellfire')
  await page.getByRole('checkbox', { name: /Hellfire Pass/ }).check()
  await page.getByRole('searchbox', { name: 'Search places' }).fill('erawan national')
  await page.getByRole('checkbox', { name: /Erawan National Park/ }).check()
  await page.getByRole('button', { name: 'Continue to your days' }).click()
  await expect(page.getByRole('button', { name: 'Send trip request' })).toBeHidden()
  await page.getByLabel('First day').fill('2030-02-14')
  await page.getByLabel('Last day').fill('2030-02-16')
  await expect(page.getByLabel('Passengers')).toHaveValue('2')
  await page.getByLabel('Passengers').selectOption('more')
  await page.getByLabel('Day 2, Friday 15 February 2030').fill('The falls')
  await page.getByRole('button', { name: 'Continue to your details' }).click()
  await expect(page.getByText('Thu 14 Feb to Sat 16 Feb')).toBeVisible()
  await fillInContact(page, guest)
  await page.getByLabel('What would you like to do?').fill('Slow mornings')
  await page.getByRole('button', { name: 'Send trip request' }).click()
  await expect(page.getByText(SUBMITTED)).toBeVisible()
  const reference = referenceIn(await page.getByText(/Your reference/).textContent())
  await expect(page.getByRole('listitem').filter({ hasText: 'within 24 hours' })).toBeVisible()
  const whatsapp = await page.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(reference)
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain(reference)
  const operators = mails.find((mail) => mail.to !== guest.email)
  for (const fact of ['Hellfire Pass', 'Erawan National Park', 'The falls', 'Slow mornings', 'More than 8']) {
    expect(operators?.text).toContain(fact)
  }
  await page.getByRole('link', { name: 'Plan Another Trip' }).click()
  await expect(page.getByText('No places chosen yet')).toBeVisible()
  await openTripStep(page, 'Your contact details')
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('places are chosen and removed by keyboard', async ({ page }) => {
  await page.goto('/custom-trip')
  const search = page.getByRole('searchbox', { name: 'Search places' })
  await search.fill('cave temple')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await search.press('Enter')
  await expect(page).toHaveURL(/custom-trip$/)
  await page.getByRole('checkbox', { name: /Wat Tham Khao Pun/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 place chosen', { exact: true })).toBeVisible()
  await search.fill('submarine')
  await expect(page.getByText('That place isn’t on our list.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Wat Tham Khao Pun' }).press('Enter')
  await expect(page.getByText('No places chosen yet')).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('checkbox', { name: /Wat Tham Khao Pun/ })).not.toBeChecked()
})

test('each day up to five has a plan, which is kept when the dates change', async ({ page }) => {
  await page.goto('/custom-trip')
  await openTripStep(page, 'Days and guests')
  const days = page.getByRole('textbox', { name: /^Day \d/ })
  await expect(days).toHaveCount(0)
  await page.getByLabel('First day').fill('2030-02-14')
  await expect(page.getByLabel('Last day')).toHaveAttribute('min', '2030-02-14')
  await page.getByLabel('Last day').fill('2030-02-16')
  await expect(days).toHaveCount(3)
  await days.nth(2).fill('The mountain')
  await page.getByLabel('Last day').fill('2030-02-14')
  await expect(days).toHaveCount(1)
  await page.getByLabel('Last day').fill('2030-02-28')
  await expect(days).toHaveCount(5)
  await expect(days.nth(2)).toHaveValue('The mountain')
})

test('each refusal has its message, and the form keeps its values', async ({ page, guest }) => {
  await page.goto('/custom-trip')
  await page.getByRole('checkbox', { name: /Bridge over the River Kwai/ }).check()
  await openTripStep(page, 'Your contact details')
  await page.getByRole('button', { name: 'Send trip request' }).click()
  for (const sentence of [
    'Name is required.',
    'Please enter a valid email address.',
    'Phone number is required.',
  ]) {
    await expect(page.getByText(sentence).last()).toBeVisible()
  }
  await fillInContact(page, { ...guest, phone: 'ring me' })
  await expect(page.getByText('Name is required.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send trip request' }).click()
  await expect(page.getByText('Invalid phone number').first()).toBeVisible()
  await fillInContact(page, { ...guest, email: 'ada@' })
  await page.getByRole('button', { name: 'Send trip request' }).click()
  await expect(page.getByText('Invalid email').first()).toBeVisible()
  await page.getByText('Places you’d like to see').click()
  await expect(page.getByText('1 place chosen')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Bridge over the River Kwai/ })).toBeChecked()
})

test('the chosen places light up on a map, in their order and with the drive', async ({ page }) => {
  await page.goto('/custom-trip')
  await page.getByRole('checkbox', { name: /Bridge over the River Kwai/ }).check()
  await page.getByRole('searchbox', { name: 'Search places' }).fill('erawan park')
  await page.getByRole('checkbox', { name: /Erawan National Park/ }).check()
  const map = page.getByRole('img', { name: 'From Kanchanaburi to the River Kwai bridge and Erawan.' })
  await expect(map).toContainText('Erawan')
  await expect(page.getByText('About 2 h 30 on the road, there and back.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Erawan National Park' }).click()
  await expect(page.getByRole('img', { name: 'From Kanchanaburi to the River Kwai bridge.' })).toBeVisible()
})

test('a guest who chooses more than eight places reads that they may not fit together', async ({ page }) => {
  await page.goto('/custom-trip')
  for (let index = 0; index < 9; index++) await page.getByRole('checkbox').nth(index).check()
  await expect(page.getByText('9 places chosen. We’ll tell you which of them fit together.')).toBeVisible()
})

test('a double click sends one request', async ({ page, guest }) => {
  await page.goto('/custom-trip')
  await fillInContact(page, guest)
  await page.getByRole('button', { name: 'Send trip request' }).dblclick()
  await expect(page.getByText(SUBMITTED)).toBeVisible()
  await mailsAbout(guest, 2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('places, days and dates can be filled in, and are kept after a refusal', async ({ page, guest }) => {
    await page.goto('/custom-trip')
    await expect(page.getByRole('searchbox', { name: 'Search places' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0)
    await page.locator('summary', { hasText: 'Sangkhlaburi' }).click()
    await page.getByRole('checkbox', { name: /Mon Bridge/ }).check()
    await page.locator('summary', { hasText: 'Plans for each day' }).click()
    await page.getByLabel('Day 5').fill('A free day')
    const form = page.getByRole('form', { name: 'Custom trip request' })
    await form.getByLabel('Full name').fill(guest.name)
    await form.getByLabel('Email').fill(guest.email)
    await form.getByLabel('Phone').fill('ring me please')
    await page.getByRole('button', { name: 'Send trip request' }).click()
    await expect(page.getByText('Please enter a valid phone number.').last()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Mon Bridge/ })).toBeChecked()
    await expect(page.getByLabel('Day 5')).toHaveValue('A free day')
    await page.getByRole('main').getByLabel('Phone').fill(guest.phone)
    await page.getByRole('button', { name: 'Send trip request' }).click()
    await expect(page.getByText(SUBMITTED)).toBeVisible()
    await mailsAbout(guest, 2)
  })
})
