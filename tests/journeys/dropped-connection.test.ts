import { signIn, signUp } from './admin.ts'
import { expect, fillIn, mailsAbout, referenceIn, test } from './guest.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const NOT_SENT = /Please try again\. Everything you typed is still here/
const BOOKING_FAILED =
  /^Failed to send booking request\. Please try again\. Everything you typed is still here/

test('a form sent while offline keeps its values and shows an error, and can be sent again', async ({
  page,
  guest,
  context,
}) => {
  await page.goto(TRIP)
  await fillIn(page, guest, { guests: '4', vehicle: /SUV/ })
  await page.getByLabel('Special requests').fill('Vegetarian lunch')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText(BOOKING_FAILED)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
  await expect(page.getByLabel('Special requests')).toHaveValue('Vegetarian lunch')
  await expect(page.getByText(/4 guests, SUV/)).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send booking request' }).click()
  const reference = referenceIn(await page.getByText(/Your reference is/).textContent())
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain(reference)
})

test('a request is stored once when its answer is lost and it is sent again', async ({ page, guest }) => {
  await page.goto(TRIP)
  await fillIn(page, guest, { guests: '2', vehicle: /Car/ })
  await page.route(
    '**/*.data',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Send booking request' }).click()
  await expect(page.getByText(BOOKING_FAILED)).toBeVisible()
  await page.getByRole('button', { name: 'Send booking request' }).click()
  const reference = referenceIn(await page.getByText(/Your reference is/).textContent())
  const mails = await mailsAbout(guest, 2)
  for (const mail of mails) expect(mail.text).toContain(reference)
})

test('the form keeps its values when a proxy answers 502', async ({ page, guest }) => {
  await page.goto('/custom-trip')
  await page.getByLabel('Full name').fill(guest.name)
  await page.route('**/*.data', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }),
  )
  await page.getByRole('button', { name: 'Send trip request' }).click()
  await expect(page.getByText('Submission failed')).toBeVisible()
  await expect(page.getByText(/^Please try again or contact us directly\. Everything/)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
})

test('a form that is too large shows an error and keeps its values', async ({ page, guest }) => {
  await page.goto('/custom-trip')
  await page.getByLabel('Full name').fill(guest.name)
  const plans = page.getByLabel('What would you like to do?')
  await plans.evaluate((field) => field.removeAttribute('maxlength'))
  await plans.fill('A slow day. '.repeat(12_000))
  await page.getByRole('button', { name: 'Send trip request' }).click()
  await expect(page.getByText('What you sent is too large.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.name)
})

test('the sign-up form keeps its values when the connection drops', async ({ page, guest, context }) => {
  await page.goto('/auth?tab=sign-up')
  await page.getByRole('main').getByLabel('Email').fill(guest.email)
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  await page.getByLabel(/^Confirm/).fill('a long pass phrase')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(NOT_SENT).first()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long pass phrase')

  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(
    page.getByText('Please check your email and click the confirmation link').first(),
  ).toBeVisible()
})

test('a failed sign-out shows an error on the current page', async ({ page, guest, context }) => {
  await signUp(page, guest)
  await signIn(page, guest)
  await page.goto(TRIP)
  await page.getByRole('button', { name: 'Menu' }).click()
  const signOut = page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true })
  const problem = page.getByRole('dialog', { name: 'Problem' })
  await context.setOffline(true)
  await signOut.click()
  await expect(problem).toHaveText(/Error signing out/)
  await problem.getByRole('button', { name: 'Close this message' }).click()
  await context.setOffline(false)

  const failures = [
    { status: 503 },
    { status: 429, body: '<h1>Too many</h1>', contentType: 'text/html' },
    { status: 500, json: {} },
  ]
  for (const failure of failures) {
    await page.route('**/auth/sign-out*', (route) => route.fulfill(failure), { times: 1 })
    await signOut.click()
    await expect(problem).toHaveText(/Error signing out/)
    await problem.getByRole('button', { name: 'Close this message' }).click()
  }
  await expect(page).toHaveURL(TRIP)

  await signOut.click()
  await expect(page.getByText('Successfully signed out')).toBeVisible()
  await page.waitForURL('/')
})
