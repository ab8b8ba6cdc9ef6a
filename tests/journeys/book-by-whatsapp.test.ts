import { formatDay } from '#platform/time/calendar.ts'
import { expect, fillIn, mailsAbout, referenceIn, test } from './guest.ts'

test('a guest books by WhatsApp: the request is stored and the message is ready in a new tab', async ({
  page,
  context,
  guest,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }),
  )
  await page.goto('/tours/kanchanaburi/ethical-elephant-sanctuary')
  const date = await fillIn(page, guest, { guests: '2', vehicle: /Car/ })
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Book on WhatsApp' }).click()
  const reference = referenceIn(await page.getByText(/Your reference is/).textContent())

  const tab = await opened
  await tab.waitForURL('https://wa.me/**')
  const message = new URL(tab.url()).searchParams.get('text') ?? ''
  for (const fact of [
    reference,
    guest.name,
    guest.email,
    guest.phone,
    formatDay(date),
    'Guests: 2',
    'Vehicle: Car',
  ]) {
    expect(message).toContain(fact)
  }
  expect(message).toContain('Special requests: None')
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  await mailsAbout(guest, 2)
})

test('a refused form opens no empty tab', async ({ page, context, guest }) => {
  await page.goto('/tours/kanchanaburi/ethical-elephant-sanctuary')
  await fillIn(page, { ...guest, phone: '1-2-3-4-5-6-7-8-9 ()' }, { guests: '2', vehicle: /Car/ })
  await page.getByLabel('Phone').fill('()()()()()')
  await page.getByRole('button', { name: 'Book on WhatsApp' }).click()
  await expect(page.getByText('Please enter a valid phone number').last()).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
})
