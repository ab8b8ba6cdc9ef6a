import type { Page } from '@playwright/test'
import { signInAsAdmin } from './admin.ts'
import { query } from './database.ts'
import { expect, fillIn, type Guest, mailsAbout, referenceIn, test } from './guest.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A guest asks for a trip of ฿5,800; then an admin opens its page at the desk. @returns the reference */
async function requestAndOpen(page: Page, guest: Guest): Promise<string> {
  await page.goto('/tours/bangkok/erawan-death-railway')
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByRole('button', { name: 'Send booking request' }).click()
  const reference = referenceIn(await page.getByText(/Your reference is/).textContent())
  await signInAsAdmin(page, { ...guest, email: guest.email.replace('ada', 'noi') })
  await page.goto(`/desk/bookings/${reference}`)
  return reference
}

/** As if the pickup had been an hour ago. */
async function beginTrip(reference: string) {
  await query(
    `with who as (select set_config('saphan.actor', 'command', true))
     update legs set starts_at = now() - interval '1 hour', ends_at = now() + interval '8 hours'
     from who, bookings where bookings.id = booking_id and reference = $1`,
    [reference],
  )
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the operator confirms a request, takes the cash and completes the trip with one thumb', async ({
  page,
  guest,
}) => {
  const reference = await requestAndOpen(page, guest)
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()
  await press(page, 'Confirm')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  // Two about the request, and one about its confirmation.
  const mails = await mailsAbout(guest, 3)
  expect(mails.filter(({ subject }) => /^Confirmed/.test(subject))).toHaveLength(1)

  await press(page, 'Mark paid in cash')
  await expect(page.getByRole('dialog').getByLabel('Amount in baht')).toHaveValue('5800')
  await press(page, 'Record this payment')
  await expect(page.getByText('paid ฿5,800')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark paid in cash' })).toHaveCount(0)

  await beginTrip(reference)
  await page.reload()
  await press(page, 'Complete')
  await expect(page.getByText('The trip took place.')).toBeVisible()
  await press(page, 'Reopen')
  await expect(page.getByText('The trip has started.')).toBeVisible()

  await page.getByRole('radio', { name: 'Money' }).check()
  await expect(page.getByText('Paid in cash: ฿5,800')).toBeVisible()
  await expect(page.getByText('Request confirmed, to the guest')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the operator declines with a reason and takes that back', async ({ page, guest }) => {
    const reference = await requestAndOpen(page, guest)
    await page.goto(`/desk/bookings/${reference}/decline`)
    await page
      .getByLabel(/will read$/)
      .first()
      .fill('Sorry, we are full.')
    await page
      .getByRole('region', { name: 'Decline' })
      .getByRole('button', { name: 'Decline and send' })
      .click()
    await expect(page.getByText('You declined this request.')).toBeVisible()
    await press(page, 'Undo')
    await expect(page.getByText('Requested', { exact: true })).toBeVisible()
    await expect(page.getByText('You wrote to the guest')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    // The two about the request, and none about the answer that was taken back.
    await mailsAbout(guest, 2)
  })

  test('the operator cancels, and the sum that goes back stands on the button', async ({ page, guest }) => {
    const reference = await requestAndOpen(page, guest)
    await press(page, 'Confirm')
    await press(page, 'Mark paid in cash')
    await press(page, 'Record this payment')
    await expect(page.getByText('paid ฿5,800')).toBeVisible()

    await page.goto(`/desk/bookings/${reference}/cancel`)
    const form = page.getByRole('region', { name: 'Cancel booking' })
    await expect(form.getByRole('radio', { name: `${guest.name} cancels ฿5,800 refund` })).toBeChecked()
    await form.getByRole('radio', { name: /Another amount/ }).check()
    await form.getByLabel('Refund in baht').fill('9000')
    await form.getByRole('button', { name: 'Cancel and refund this amount' }).click()
    await expect(page.getByText('You can refund at most ฿5,800.').first()).toBeVisible()
    await form.getByRole('radio', { name: /We cancel/ }).check()
    await form.getByRole('button', { name: 'Cancel and refund ฿5,800' }).click()

    await expect(page).toHaveURL(`/desk/bookings/${reference}`)
    await expect(page.getByText('This booking is cancelled.')).toBeVisible()
    await expect(page.getByText('−฿5,800')).toBeVisible()
  })
})
