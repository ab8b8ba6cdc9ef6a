import { signIn, signInAsAdmin, signUp } from './admin.ts'
import { expect, fillIn, mailsAbout, openTripStep, referenceIn, test } from './guest.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const ACCOUNT_FAILED = /^An unexpected error occurred\. Please try again\. Everything you typed is still here/
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
  await openTripStep(page, 'Your contact details')
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
  await openTripStep(page, 'Your contact details')
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
  await expect(page.getByText(ACCOUNT_FAILED).first()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long pass phrase')

  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(
    page.getByText('Please check your email and click the confirmation link').first(),
  ).toBeVisible()
})

/** Answers of a proxy, or of a server that is too busy for a page of its own. */
const BARE_ANSWERS = [
  { status: 503 },
  { status: 429, body: '<h1>Too many</h1>', contentType: 'text/html' },
  { status: 500, json: {} },
]

test('the sign-in form says that an unexpected error occurred, whatever the bare answer', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  for (const answer of BARE_ANSWERS) {
    await page.route('**/auth.data*', (route) => route.fulfill(answer), { times: 1 })
    const answered = page.waitForResponse('**/auth.data*')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await answered
    await expect(page.getByText(ACCOUNT_FAILED).first()).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long pass phrase')
  }
})

test('a tab of the dashboard that cannot be loaded shows the error of the dashboard', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, guest)
  for (const answer of [undefined, ...BARE_ANSWERS]) {
    await page.goto('/admin')
    await page.route('**/admin/bookings.data*', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page
      .getByRole('link', { name: /Bookings$/ })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('alert').getByText('Error loading admin data')).toBeVisible()
    await page.unroute('**/admin/bookings.data*')
  }
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Bookings', exact: true })).toBeVisible()
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

  for (const answer of BARE_ANSWERS) {
    await page.route('**/auth/sign-out*', (route) => route.fulfill(answer), { times: 1 })
    await signOut.click()
    await expect(problem).toHaveText(/Error signing out/)
    await problem.getByRole('button', { name: 'Close this message' }).click()
  }
  await expect(page).toHaveURL(TRIP)

  await signOut.click()
  await expect(page.getByText('Successfully signed out')).toBeVisible()
  await page.waitForURL('/')
})
