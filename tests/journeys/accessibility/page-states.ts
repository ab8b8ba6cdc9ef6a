import type { Page, Route } from '@playwright/test'
import { daysOf } from '#fleet/availability/availability-query.rules.ts'
import { PASSWORD } from '../admin.ts'
import { chooseDay, fillIn, openContactStep, openTicket, openTripStep } from '../guest.ts'
import { LONG, type SiteData } from './site-data.ts'

/** A page of the site in one of its states. */
export type State = {
  name: string
  /** The address as `routes.ts` has it. */
  route: string
  /** Its address, if that is not the route itself. */
  at?: string | ((siteData: SiteData) => string)
  /** A text that is only shown in this state. */
  shows: string | RegExp
  as?: 'admin' | 'stranger' | 'idle' | 'guarded' | 'halfWay'
  /** The actions that lead to the state. */
  reach?: (page: Page, siteData: SiteData) => Promise<void>
  /** The answer to a form. */
  is?: 'refused' | 'outcome'
  /** Cannot be reached on a large screen. */
  isForPhones?: true
}

const PAST = '2020-02-14'
const EMAIL_TRIP = '/tours/bangkok/erawan-death-railway'
const EXPORT = '/admin/password-again?to=%2Fadmin%2Fexport%2Fbookings'
const WHATSAPP_TRIP = '/tours/kanchanaburi/ethical-elephant-sanctuary'

/** Every address of the site, in every state that matters. */
export const states: readonly State[] = [
  { name: 'home, menu open', route: '', shows: 'Taxi Service', isForPhones: true, reach: press('Menu') },
  { name: 'home, picture open', route: '', shows: 'Along the way', reach: openPicture },
  {
    name: 'home, with all questions open',
    route: '',
    shows: 'they are free on request',
    reach: (page) =>
      page.locator('details').evaluateAll((all) => {
        for (const one of all) {
          one.removeAttribute('name')
          one.setAttribute('open', '')
        }
      }),
  },
  {
    name: 'home, gallery editor',
    route: '',
    shows: 'Nothing is uploaded',
    as: 'admin',
    reach: press('Edit Gallery'),
  },

  {
    name: 'home, menu of a user',
    route: '',
    shows: 'Sign Out',
    as: 'stranger',
    isForPhones: true,
    reach: press('Menu'),
  },

  { name: 'trips', route: 'tours', shows: 'Available Trip Programs (30)' },
  {
    name: 'trips of one kind',
    route: 'tours',
    at: '/tours?origin=kanchanaburi&category=wildlife&length=short',
    shows: 'Available Trip Programs (1)',
  },
  {
    name: 'trips, for a day that has passed',
    route: 'tours',
    at: '/tours?date=2026-01-01',
    shows: 'Please choose a day from today',
  },
  { name: 'no trips found', route: 'tours', at: '/tours?q=submarine', shows: 'No tours found' },
  { name: 'trip packages', route: 'explore-trips', shows: 'Explore trip packages' },
  {
    name: 'trips from Bangkok',
    route: 'pre-made-trips/:region',
    at: '/pre-made-trips/bangkok',
    shows: 'Day trips from Bangkok',
  },
  {
    name: 'trips from Kanchanaburi',
    route: 'pre-made-trips/:region',
    at: '/pre-made-trips/kanchanaburi',
    shows: 'Day trips from Kanchanaburi',
  },

  {
    name: 'a trip by card',
    route: 'tours/:id',
    at: '/tours/death-railway-historical-journey',
    shows: 'Choose a day',
  },
  {
    name: 'a trip with a postcard',
    route: 'tours/:id',
    at: '/tours/death-railway-historical-journey',
    shows: /train · Wolfe/,
  },
  { name: 'no such trip', route: 'tours/:id', at: '/tours/no-such-trip', shows: 'Tour Not Found' },
  { name: 'a trip by email', route: 'tours/:region/:id', at: EMAIL_TRIP, shows: 'Choose a day' },
  {
    name: 'a trip by WhatsApp',
    route: 'tours/:region/:id',
    at: WHATSAPP_TRIP,
    shows: 'Choose a day',
  },
  {
    name: 'a trip, a calendar with every kind of day',
    route: 'tours/:region/:id',
    at: EMAIL_TRIP,
    shows: 'only the van is free',
    reach: async (page) => {
      await page.route('**/functions/v1/availability?*', (route) =>
        route.fulfill({ json: mixedMonth(route) }),
      )
      await page.reload()
      await page.evaluate(() => dispatchEvent(new Event('keydown')))
      await openTicket(page)
      await page.locator('.day-calendar').scrollIntoViewIfNeeded()
      await page
        .getByRole('radio', { name: /only a larger one is left/ })
        .first()
        .check()
    },
  },
  {
    name: 'a trip, the calendar not loaded',
    route: 'tours/:region/:id',
    at: EMAIL_TRIP,
    shows: 'We can’t show which days are free just now',
    reach: async (page) => {
      await page.route('**/functions/v1/availability?*', (route) => route.abort())
      await page.reload()
      await page.evaluate(() => dispatchEvent(new Event('keydown')))
      await openTicket(page)
      await page.getByRole('button', { name: 'Later days' }).click()
    },
  },
  {
    name: 'a trip, its day refused',
    is: 'refused',
    route: 'tours/:region/:id',
    at: EMAIL_TRIP,
    shows: 'These days can be booked',
    reach: async (page, siteData) => {
      await book(page, siteData)
      const day = await page.locator('.day-calendar :checked').inputValue()
      // As if it had passed since the page was opened.
      await page.route(
        (url) => url.pathname.startsWith(EMAIL_TRIP),
        async (route) => {
          const sent = route.request().postData()
          if (!sent) return route.fallback()
          const response = await route.fetch({ postData: sent.replaceAll(day, PAST) })
          await route.fulfill({ response, body: (await response.text()).replaceAll(PAST, day) })
        },
      )
      await press('Send booking request')(page)
    },
  },
  {
    name: 'a trip, the booking refused',
    is: 'refused',
    route: 'tours/:region/:id',
    at: EMAIL_TRIP,
    shows: 'Please enter your full name',
    reach: async (page) => {
      await openTicket(page)
      await chooseDay(page)
      await openContactStep(page)
      await press('Send booking request')(page)
    },
  },
  {
    name: 'a trip, booked by email',
    is: 'outcome',
    route: 'tours/:region/:id',
    at: EMAIL_TRIP,
    shows: 'Your reference is',
    reach: async (page, siteData) => {
      await book(page, siteData)
      await press('Send booking request')(page)
    },
  },
  {
    name: 'a trip, booked by WhatsApp',
    is: 'outcome',
    route: 'tours/:region/:id',
    at: WHATSAPP_TRIP,
    shows: 'Open WhatsApp',
    reach: async (page, siteData) => {
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
      await book(page, siteData)
      const tab = page.context().waitForEvent('page')
      await press('Book on WhatsApp')(page)
      await (await tab).close()
    },
  },
  { name: 'sample pass', route: 'sample-pass', shows: 'What you hold the evening before' },
  {
    name: 'pass of a paid trip',
    route: 'booking/:token',
    at: ({ paid }) => `/booking-success?session_id=${paid.sessionId}&booking=${paid.token}`,
    shows: 'Payment Successful!',
  },
  {
    name: 'pass of a trip whose deposit is paid',
    route: 'booking/:token',
    at: ({ deposit }) => `/booking-success?session_id=${deposit.sessionId}&booking=${deposit.token}`,
    shows: 'How you pay ฿3,800',
  },
  {
    name: 'pass while a bank has not answered',
    route: 'booking/:token',
    at: ({ scanned }) => `/booking/${scanned.token}`,
    shows: 'We’re waiting for your bank.',
  },
  {
    name: 'pass, the page that pays',
    route: 'booking/:token/pay',
    at: ({ paid }) => `/booking/${paid.token}/pay`,
    shows: 'Open your trip pass',
  },
  {
    name: 'pass, another day for a paid trip',
    route: 'booking/:token/change',
    at: ({ paid }) => `/booking/${paid.token}/change`,
    shows: 'See what changes',
  },
  {
    name: 'pass, what another party changes',
    route: 'booking/:token/change',
    at: ({ paid }) => `/booking/${paid.token}/change?guests=5`,
    reach: press('See what changes'),
    shows: 'What changes',
  },
  {
    name: 'pass, cancelling a paid trip',
    route: 'booking/:token/cancel',
    at: ({ paid }) => `/booking/${paid.token}/cancel`,
    shows: 'Keep my trip',
  },
  {
    name: 'pass of a trip that is not paid',
    route: 'booking/:token',
    at: ({ open }) => `/booking/${open.token}`,
    shows: 'This trip isn’t paid for yet.',
  },
  {
    name: 'pass with the driver, who has arrived',
    route: 'booking/:token',
    at: ({ driven }) => `/booking/${driven.token}`,
    shows: 'Only get in if the plate is the one shown here.',
  },
  {
    name: 'pass, the Thai cards',
    route: 'booking/:token/thai',
    at: ({ driven }) => `/booking/${driven.token}/thai`,
    shows: 'For hotel staff: please call our driver.',
  },
  {
    name: 'driver, the jobs',
    route: 'driver/:token',
    at: ({ driven }) => driven.sheet,
    shows: 'รับลูกค้า',
    reach: byDay,
  },
  {
    name: 'driver, a job whose guest has not come',
    route: 'driver/:token/:legId',
    at: ({ driven }) => driven.job,
    shows: 'ถ้าถ่ายไม่ได้ แจ้งได้เลยโดยไม่ต้องมีรูป',
    reach: async (page) => {
      await byDay(page)
      await page.locator('summary', { hasText: 'ลูกค้าไม่มา' }).click()
    },
  },
  {
    name: 'driver, a link that ended',
    route: 'driver/:token',
    at: '/driver/nobody-knows-this',
    shows: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  },
  {
    name: 'pass, the receipt',
    route: 'booking/:token/receipt',
    at: ({ paid }) => `/booking/${paid.token}/receipt`,
    shows: 'Total received',
  },
  {
    name: 'pass with a proposal',
    route: 'booking/:token',
    at: ({ proposed }) => `/booking/${proposed.token}`,
    shows: 'Our proposal',
  },
  {
    name: 'quote that can be accepted',
    route: 'quote/:token',
    at: ({ quoted }) => `/quote/${quoted.token}`,
    shows: 'What changed since version 1',
  },
  {
    name: 'quote, an older version',
    route: 'quote/:token',
    at: ({ quoted }) => `/quote/${quoted.token}?version=1`,
    shows: 'There’s a newer version of this quote.',
  },
  {
    name: 'quote, a wish is refused',
    route: 'quote/:token',
    at: ({ quoted }) => `/quote/${quoted.token}`,
    shows: 'Please tell us what to change',
    is: 'refused',
    reach: press('Ask for a change'),
  },
  {
    name: 'quote of a link that ended',
    route: 'quote/:token',
    at: '/quote/nobody-knows-this',
    shows: 'This link no longer works',
  },
  {
    name: 'pass of a link that ended',
    route: 'booking/:token',
    at: '/booking/nobody-knows-this',
    shows: 'This link no longer works',
  },
  {
    name: 'a remote trip',
    route: 'tour/:location/:tourId',
    at: '/tour/bangkok/full-day-highlights',
    shows: 'Choose a day',
  },
  {
    name: 'no such remote trip',
    route: 'tour/:location/:tourId',
    at: '/tour/bangkok/no-such-tour',
    shows: 'Back to Tours',
  },

  {
    name: 'booking summary',
    route: 'booking-summary',
    at: ({ open }) => `/booking-summary?booking=${open.token}`,
    shows: 'Pay ฿5,500 if we confirm',
  },
  {
    name: 'booking summary of a paid trip',
    route: 'booking-summary',
    at: ({ paid }) => `/booking-summary?booking=${paid.token}`,
    shows: 'This booking is paid and confirmed.',
  },
  {
    name: 'booking summary of an older link',
    route: 'booking-summary',
    at: ({ email }) =>
      `/booking-summary?${new URLSearchParams({
        ...{ tripName: 'Death Railway', tourId: 'death-railway-historical-journey', vehicleType: 'suv' },
        ...{ customerName: LONG.name, customerEmail: email, tripPrice: '4000', hotelName: LONG.hotel },
      })}`,
    shows: 'By paying you agree to the new one.',
  },
  {
    name: 'checkout',
    route: 'sandbox/checkout/:sessionId',
    at: ({ open }) => `/sandbox/checkout/${open.sessionId}`,
    shows: 'Decline the card',
  },
  {
    name: 'checkout, card declined',
    route: 'sandbox/checkout/:sessionId',
    at: ({ declined }) => `/sandbox/checkout/${declined.sessionId}`,
    shows: 'Your card was declined',
    reach: press('Decline the card'),
  },
  {
    name: 'checkout, PromptPay code paid',
    route: 'sandbox/checkout/:sessionId',
    at: ({ scanned }) => `/sandbox/checkout/${scanned.sessionId}`,
    shows: 'The money arrives',
  },
  {
    name: 'payment successful',
    route: 'booking-success',
    at: ({ paid }) => `/booking-success?session_id=${paid.sessionId}`,
    shows: 'Payment Successful!',
  },
  {
    name: 'payment being checked',
    route: 'booking-success',
    at: ({ open }) => `/booking-success?session_id=${open.sessionId}`,
    shows: 'We’re checking your payment',
  },
  {
    name: 'payment not verified',
    route: 'booking-success',
    at: '/booking-success?session_id=nobody-knows-this',
    shows: 'Payment Verification Failed',
  },
  {
    name: 'payment cancelled',
    route: 'booking-cancelled',
    at: ({ abandoned }) => `/booking-cancelled?booking=${abandoned.token}`,
    shows: 'No charges have been made',
  },

  { name: 'custom trip', route: 'custom-trip', shows: 'Custom Trip Kanchanaburi' },
  {
    name: 'custom trip, refused',
    is: 'refused',
    route: 'custom-trip',
    shows: 'Phone number is required.',
    reach: async (page) => {
      await page.getByRole('checkbox').first().check()
      await openTripStep(page, 'Days and guests')
      await page.getByLabel('First day').fill(LONG.date)
      await openTripStep(page, 'Your contact details')
      await press('Send trip request')(page)
    },
  },
  {
    name: 'custom trip, received',
    is: 'outcome',
    route: 'custom-trip',
    shows: 'What happens next?',
    reach: async (page, { email }) => {
      await openTripStep(page, 'Your contact details')
      await fillInContact(page, email)
      await press('Send trip request')(page)
    },
  },
  { name: 'taxi', route: 'taxi-service', shows: 'Popular routes' },
  {
    name: 'taxi, with a price',
    route: 'taxi-service',
    at: () =>
      '/taxi-service?from=Suvarnabhumi+Airport+%28BKK%29&to=Hotel+in+Kanchanaburi&passengers=3&luggage=3',
    shows: '฿2,700 at night',
  },
  {
    name: 'taxi, the guest',
    route: 'taxi-service',
    at: () =>
      '/taxi-service?from=Suvarnabhumi+Airport+%28BKK%29&to=Hotel+in+Kanchanaburi&pickupDate=2030-02-14&pickupTime=23:30',
    shows: 'Stop on the way',
    reach: async (page) => {
      await continueTo(page)
      await page.getByLabel('This number is on WhatsApp').uncheck()
    },
  },
  {
    name: 'taxi, list of places',
    route: 'taxi-service',
    shows: 'Suvarnabhumi Airport (BKK)',
    reach: async (page) => {
      await page.getByLabel('Pickup location').click()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'taxi, without a day',
    route: 'taxi-service',
    shows: 'Please choose a pickup time',
    reach: (page) => continueTo(page),
  },
  {
    name: 'taxi route',
    route: 'taxi-service/:route',
    at: () => '/taxi-service/kanchanaburi-to-hua-hin',
    shows: 'When to leave',
  },
  {
    name: 'taxi, refused',
    is: 'refused',
    route: 'taxi-service',
    shows: 'Please choose a return date',
    reach: async (page) => {
      await page.getByRole('link', { name: /^Hua Hin / }).click()
      await page.getByLabel('Pickup date').fill(LONG.date)
      await page.getByLabel('Pickup time').selectOption('07:30')
      await page.getByText('Round trip').click()
      await page.getByLabel('Return date').fill('2028-02-13')
      await page.getByLabel('Return time').selectOption('07:30')
      await continueTo(page)
      await press('Send Request')(page)
    },
  },
  {
    name: 'taxi, received',
    is: 'outcome',
    route: 'taxi-service',
    shows: 'What happens next?',
    reach: async (page, { email }) => {
      await page.getByRole('link', { name: /^Hua Hin / }).click()
      await page.getByLabel('Pickup date').fill(LONG.date)
      await page.getByLabel('Pickup time').selectOption('07:30')
      await page.getByRole('combobox', { name: 'Passengers' }).selectOption('9')
      await page.getByLabel('Luggage').selectOption('3')
      await continueTo(page)
      await fillInContact(page, email)
      await press('Send Request')(page)
    },
  },

  { name: 'blog', route: 'blog', shows: 'Earlier articles' },
  { name: 'no articles found', route: 'blog', at: '/blog?q=submarine', shows: 'No articles found' },
  {
    name: 'an article',
    route: 'blog/:id',
    at: '/blog/erawan-waterfall-seven-tiers',
    shows: 'Trips that go there',
  },
  { name: 'about', route: 'about', shows: 'Tour licence' },
  { name: 'privacy', route: 'privacy', shows: 'Last changed on' },
  { name: 'terms', route: 'terms', shows: 'Last changed on' },
  {
    name: 'news at the foot, refused',
    is: 'refused',
    route: 'explore-trips',
    shows: 'Please enter a valid email address',
    reach: press('Sign up'),
  },
  {
    name: 'news at the foot, asked for',
    is: 'outcome',
    route: 'explore-trips',
    shows: 'Please check your inbox',
    reach: async (page, { email }) => {
      await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill(email)
      await press('Sign up')(page)
    },
  },

  { name: 'newsletter', route: 'newsletter', shows: 'News from Saphan' },
  {
    name: 'newsletter, refused',
    is: 'refused',
    route: 'newsletter',
    shows: 'Please enter a valid email address',
    reach: press('Sign up'),
  },
  {
    name: 'newsletter, asked for',
    is: 'outcome',
    route: 'newsletter',
    shows: 'Please check your inbox',
    reach: async (page, { email }) => {
      await page.getByRole('main').getByLabel('Email').fill(email)
      await press('Sign up')(page)
    },
  },
  {
    name: 'newsletter, to confirm',
    route: 'newsletter/confirm',
    at: ({ asked }) => asked.confirm,
    shows: 'Yes, send me the news',
  },
  {
    name: 'newsletter, confirmed',
    route: 'newsletter/confirm',
    at: ({ reader }) => reader.confirm,
    shows: 'Your address is confirmed',
  },
  {
    name: 'newsletter, broken link',
    route: 'newsletter/unsubscribe',
    at: '/newsletter/unsubscribe?id=00000000-0000-0000-0000-000000000000.AAAA',
    shows: 'This link is not valid',
  },
  {
    name: 'newsletter, to end',
    route: 'newsletter/unsubscribe',
    at: ({ reader }) => reader.unsubscribe,
    shows: 'Unsubscribe?',
  },

  {
    name: 'review',
    route: 'review',
    at: ({ reviewable }) => `/review?booking=${reviewable.token}`,
    shows: 'How was your day?',
  },
  {
    name: 'review, refused',
    is: 'refused',
    route: 'review',
    at: ({ reviewable }) => `/review?booking=${reviewable.token}`,
    shows: 'Please choose 1 to 5 stars',
    reach: press('Send review'),
  },
  {
    name: 'review, too early',
    route: 'review',
    at: ({ paid }) => `/review?booking=${paid.token}`,
    shows: 'You can review it from that day on',
  },
  {
    name: 'review, a picture to add',
    route: 'review',
    at: ({ reviewed }) => `/review?booking=${reviewed.token}`,
    shows: 'Add a picture of your day',
  },
  {
    name: 'review, a picture refused',
    is: 'refused',
    route: 'review',
    at: ({ reviewed }) => `/review?booking=${reviewed.token}`,
    shows: 'Choose a photo',
    reach: press('Send the picture'),
  },

  { name: 'sign in', route: 'auth', shows: 'Forgot your password?' },
  {
    name: 'sign in, refused',
    is: 'refused',
    route: 'auth',
    shows: 'Please check',
    reach: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill(`nobody.${crypto.randomUUID()}@example.com`)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await press('Sign In')(page)
    },
  },
  { name: 'sign up', route: 'auth', at: '/auth?tab=sign-up', shows: 'Confirm password' },
  {
    name: 'sign up, refused',
    is: 'refused',
    route: 'auth',
    at: '/auth?tab=sign-up',
    shows: 'Password must be at least 6 characters long',
    reach: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill('five5')
      await page.getByLabel('Confirm password', { exact: true }).fill('another')
      await press('Sign Up')(page)
    },
  },
  {
    name: 'confirm an account',
    route: 'auth/confirm',
    at: ({ unconfirmed }) => unconfirmed,
    shows: 'Enter the password that you chose when you signed up.',
  },
  {
    name: 'confirm an account, refused',
    is: 'refused',
    route: 'auth/confirm',
    at: ({ unconfirmed }) => unconfirmed,
    shows: 'That isn’t your password. Please try again.',
    reach: async (page) => {
      await page.getByLabel('Your password', { exact: true }).fill('not the password')
      await press('Confirm my address')(page)
    },
  },
  { name: 'forgot password', route: 'auth/forgot-password', shows: 'Forgot your password?' },
  {
    name: 'forgot password, link sent',
    is: 'outcome',
    route: 'auth/forgot-password',
    shows: /./,
    reach: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill(`nobody.${crypto.randomUUID()}@example.com`)
      await press('Send the link')(page)
      await page.getByRole('button', { name: 'Send the link' }).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'new password',
    route: 'auth/new-password',
    at: ({ newPassword }) => newPassword,
    shows: 'All your devices are signed out when you set it.',
  },
  {
    name: 'new password, refused',
    is: 'refused',
    route: 'auth/new-password',
    at: ({ newPassword }) => newPassword,
    shows: 'Password must be at least 6 characters long',
    reach: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('five5')
      await page.getByLabel('Confirm password', { exact: true }).fill('another')
      await press('Set the password')(page)
    },
  },
  {
    name: 'new password, link used up',
    route: 'auth/new-password',
    at: '/auth/new-password?token=spent',
    shows: 'Ask for a new link',
  },

  { name: 'second step', route: 'auth/second-step', shows: 'Enter your code', as: 'halfWay' },
  {
    name: 'second step, by a backup code',
    route: 'auth/second-step',
    at: '/auth/second-step?by=backup-code',
    shows: 'Use a code from the app',
    as: 'halfWay',
  },
  {
    name: 'second step, refused',
    is: 'refused',
    route: 'auth/second-step',
    shows: 'This code is wrong',
    as: 'halfWay',
    reach: async (page) => {
      await page.getByLabel('Code', { exact: true }).fill('000 000')
      await press('Sign In')(page)
    },
  },

  { name: 'security', route: 'admin/security', shows: 'Set it up', as: 'admin' },
  {
    name: 'security, refused',
    is: 'refused',
    route: 'admin/security',
    shows: 'That isn’t your password',
    as: 'admin',
    reach: async (page) => {
      await page.getByLabel('Your password', { exact: true }).fill('not the password')
      await press('Set it up')(page)
    },
  },
  {
    name: 'security, an app to set up',
    route: 'admin/security',
    shows: 'Turn it on',
    as: 'admin',
    reach: setUpApp,
  },
  {
    name: 'security, an app to set up, refused',
    is: 'refused',
    route: 'admin/security',
    shows: 'This code is wrong',
    as: 'admin',
    reach: async (page) => {
      await setUpApp(page)
      await page.getByLabel('Code', { exact: true }).fill('000 000')
      await press('Turn it on')(page)
    },
  },
  { name: 'security, switched on', route: 'admin/security', shows: 'Make new backup codes', as: 'guarded' },
  {
    name: 'security, backup codes',
    is: 'outcome',
    route: 'admin/security',
    shows: 'Here are your new backup codes',
    as: 'guarded',
    reach: async (page) => {
      await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
      await press('Make new backup codes')(page)
    },
  },
  { name: 'password again', route: 'admin/password-again', at: EXPORT, shows: 'Continue', as: 'idle' },
  {
    name: 'password again, refused',
    is: 'refused',
    route: 'admin/password-again',
    at: EXPORT,
    shows: 'That isn’t your password',
    as: 'idle',
    reach: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await press('Continue')(page)
    },
  },
  {
    name: 'password again, the file on its way',
    is: 'outcome',
    route: 'admin/password-again',
    at: EXPORT,
    shows: 'Your file is on its way',
    as: 'admin',
  },

  { name: 'dashboard', route: 'admin', shows: 'Testimonials', as: 'admin' },
  { name: 'dashboard, to sign in', route: 'admin', shows: 'Please sign in to access admin panel' },
  { name: 'dashboard, a stranger', route: 'admin', shows: 'Access denied', as: 'stranger' },
  { name: 'dashboard, Bookings', route: 'admin/bookings', shows: 'Travel day', as: 'admin' },
  { name: 'dashboard, Taxi Requests', route: 'admin/taxi-requests', shows: 'Vehicle', as: 'admin' },
  openRow('custom-requests', 'Custom Requests'),
  openRow('newsletter', 'Newsletter'),
  { name: 'dashboard, overview', route: 'admin/overview', shows: 'Active subscribers', as: 'admin' },
  {
    name: 'dashboard, nothing found',
    route: 'admin/bookings',
    at: '/admin/bookings?q=submarine',
    shows: 'Nothing found for',
    as: 'admin',
  },
  {
    name: 'dashboard, Bookings, days in the wrong order',
    route: 'admin/bookings',
    at: '/admin/bookings?from=2026-12-05&to=2026-12-01&sort=day',
    shows: 'This day is before the first day',
    as: 'admin',
  },

  {
    name: 'desk, a paid booking',
    route: 'desk/bookings/:reference',
    at: ({ paid }) => `/desk/bookings/${paid.reference}`,
    shows: 'Price and money',
    as: 'admin',
  },
  {
    name: 'desk, a request',
    route: 'desk/bookings/:reference',
    at: ({ taxi }) => `/desk/bookings/${taxi.reference}`,
    shows: 'Waiting for your reply',
    as: 'admin',
  },
  {
    name: 'desk, declining a request',
    route: 'desk/bookings/:reference',
    at: ({ taxi }) => `/desk/bookings/${taxi.reference}`,
    shows: 'Sent by email.',
    as: 'admin',
    reach: press('Decline'),
  },
  {
    name: 'desk, proposing a price',
    route: 'desk/bookings/:reference/:act',
    at: ({ taxi }) => `/desk/bookings/${taxi.reference}/propose`,
    shows: 'Preview it',
    as: 'admin',
  },
  {
    name: 'desk, a proposal as the guest will read it',
    route: 'desk/bookings/:reference/:act',
    at: ({ taxi }) => `/desk/bookings/${taxi.reference}/propose`,
    shows: 'Change it',
    as: 'admin',
    reach: async (page) => {
      const form = page.getByRole('main')
      await form.getByRole('textbox', { name: 'Price in baht' }).fill('4321')
      await form.getByRole('textbox', { name: 'Your message' }).fill(LONG.message)
      await form.getByRole('button', { name: 'Preview it' }).click()
    },
  },
  {
    name: 'desk, a booking that has ended',
    route: 'desk/bookings/:reference',
    at: ({ ended }) => `/desk/bookings/${ended.reference}`,
    shows: 'Refund',
    as: 'admin',
  },
  {
    name: 'desk, a request with a proposal',
    route: 'desk/bookings/:reference',
    at: ({ proposed }) => `/desk/bookings/${proposed.reference}`,
    shows: /You proposed/,
    as: 'admin',
  },
  {
    name: 'desk, cancelling a booking',
    route: 'desk/bookings/:reference',
    at: ({ paid }) => `/desk/bookings/${paid.reference}`,
    shows: 'We cancel',
    as: 'admin',
    reach: press('Cancel booking'),
  },
  {
    name: 'desk, cancelling a booking on a page of its own',
    route: 'desk/bookings/:reference/:act',
    at: ({ paid }) => `/desk/bookings/${paid.reference}/cancel`,
    shows: 'We cancel',
    as: 'admin',
  },
  {
    name: 'desk, another day for a booking',
    route: 'desk/bookings/:reference/:act',
    at: ({ paid }) => `/desk/bookings/${paid.reference}/reschedule`,
    shows: 'Back to the booking',
    as: 'admin',
  },
  {
    name: 'desk, a review',
    route: 'admin/testimonials/:id',
    at: ({ reviewId }) => `/admin/testimonials/${reviewId}`,
    shows: 'Your reply',
    as: 'admin',
  },
  {
    name: 'desk, a review in the list',
    route: 'admin',
    at: '/admin?q=erawan',
    shows: 'Review date',
    as: 'admin',
    reach: (page) => page.locator('.row summary').first().click(),
  },
  { name: 'desk, week', route: 'desk/week', shows: /^Drivers$/, as: 'admin' },
  {
    name: 'desk, week, card of a trip',
    route: 'desk/week',
    shows: 'Pickup',
    as: 'admin',
    reach: (page) => page.locator('button.slot:visible').first().click(),
  },
  {
    name: 'desk, week, moving a trip',
    route: 'desk/week',
    shows: 'Stop moving',
    as: 'admin',
    reach: async (page) => {
      const address = await page.locator('button.slot[data-move]').first().getAttribute('data-move')
      await page.goto(address ?? '')
    },
  },
  { name: 'desk, day sheets', route: 'desk/day-sheets', shows: 'Day sheets', as: 'admin' },
  { name: 'desk, money', route: 'desk/money', shows: 'Cash with drivers', as: 'admin' },
  {
    name: 'desk, writing a quote',
    route: 'desk/quotes/:reference',
    at: ({ quoted }) => `/desk/quotes/${quoted.reference}`,
    shows: 'Asked for',
    as: 'admin',
  },
  {
    name: 'desk, quote, refused',
    route: 'desk/quotes/:reference',
    at: ({ quoted }) => `/desk/quotes/${quoted.reference}`,
    shows: 'Give the trip a name, such as Three days on the River Kwai',
    is: 'refused',
    as: 'admin',
    reach: async (page) => {
      await page.getByLabel('Name of the trip').fill('')
      await page.getByRole('button', { name: 'Send quote' }).click()
    },
  },
  { name: 'desk, new booking', route: 'desk/new', shows: 'New booking', as: 'admin' },
  { name: 'desk, settings', route: 'desk/settings', shows: 'Changes', as: 'admin' },
  {
    name: 'desk, settings, changing a rule',
    route: 'desk/settings',
    at: '/desk/settings?edit=cancelling',
    shows: 'Discard changes',
    as: 'admin',
  },
  {
    name: 'desk, settings, refused',
    route: 'desk/settings',
    at: '/desk/settings?edit=cancelling',
    shows: 'Please enter a whole number, from 0 to 100',
    as: 'admin',
    reach: async (page) => {
      await page.getByLabel('Partial refund', { exact: true }).fill('101')
      await page.getByRole('button', { name: 'Save' }).click()
    },
  },
  {
    name: 'desk, settings, deposit',
    route: 'desk/settings',
    at: '/desk/settings?edit=deposit',
    shows: '0 for the whole price',
    as: 'admin',
  },
  {
    name: 'desk, settings, ways to book',
    route: 'desk/settings',
    at: '/desk/settings?edit=channels',
    shows: 'Discard changes',
    as: 'admin',
  },
  {
    name: 'desk, settings, closing days',
    route: 'desk/settings',
    at: '/desk/settings?edit=days',
    shows: 'Choose a day from today onwards, within two years',
    as: 'admin',
    reach: async (page) => {
      await page.getByLabel('First day').fill('2020-01-01')
      await page.getByRole('button', { name: 'Save' }).click()
    },
  },
  { name: 'desk, fleet', route: 'desk/fleet', shows: 'Calendar links', as: 'admin' },
  { name: 'desk, new vehicle', route: 'desk/fleet/vehicle', shows: 'New vehicle', as: 'admin' },
  { name: 'desk, new driver', route: 'desk/fleet/driver', shows: 'New driver', as: 'admin' },
  {
    name: 'desk, photo of a driver',
    route: 'desk/fleet/photo/:kind/:id',
    at: ({ driverId }) => `/desk/fleet/photo/driver/${driverId}`,
    shows: /^JPEG, PNG or WebP, up to 20 MB/,
    as: 'admin',
  },
  {
    name: 'desk, photo of a driver, refused',
    route: 'desk/fleet/photo/:kind/:id',
    at: ({ driverId }) => `/desk/fleet/photo/driver/${driverId}`,
    shows: 'Choose a photo',
    as: 'admin',
    reach: press('Save the photo'),
  },
  { name: 'desk, photos of trips', route: 'desk/photos', shows: 'Photos of trips', as: 'admin' },
  {
    name: 'desk, photos of a trip, refused',
    route: 'desk/photos/:tourId',
    at: '/desk/photos/hidden-gems',
    shows: 'Choose a photo',
    as: 'admin',
    reach: press('Add the photo'),
  },
  { name: 'desk, blocking a day', route: 'desk/fleet/block', shows: 'Block a day', as: 'admin' },
  { name: 'desk, today', route: 'desk', shows: 'Needs you', as: 'admin' },

  {
    name: 'mailbox',
    route: 'sandbox/mail',
    shows: 'Mailbox',
    // A mail is not a page of the site, and its sandboxed frame runs no script.
    reach: (page) => page.locator('iframe').evaluate((frame) => frame.remove()),
  },
  { name: 'page not found', route: '*', at: '/no-such-page', shows: 'Oops! Page not found' },
]

/** A list of the dashboard with one row open. */
function openRow(path: string, title: string): State {
  return {
    name: `dashboard, ${title}, row open`,
    route: `admin/${path}`,
    at: ({ email }) => `/admin/${path}?${new URLSearchParams({ q: email })}`,
    shows: /^(Received|Signed up)$/,
    as: 'admin',
    reach: (page) => page.locator('.row summary').first().click(),
  }
}

/** Opens the page and brings it into the state. */
export async function visit(page: Page, { route, at = `/${route}`, as, reach }: State, siteData: SiteData) {
  if (as) await page.context().addCookies(siteData[as])
  await page.goto(typeof at === 'string' ? at : at(siteData))
  await hydrated(page)
  await reach?.(page, siteData)
}

/** Waits until React has hydrated the page, if it has scripts. */
async function hydrated(page: Page) {
  await page.waitForFunction(
    () =>
      document.getElementById('start') === null ||
      Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/** The pages of drivers are dark in the evening; by day they follow the theme of the phone. */
function byDay(page: Page) {
  return page.evaluate(() => document.documentElement.removeAttribute('data-night'))
}

function press(name: string) {
  return (page: Page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
}

async function setUpApp(page: Page) {
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await press('Set it up')(page)
  await page.getByRole('button', { name: 'Turn it on' }).waitFor()
}

async function openPicture(page: Page) {
  await page
    .getByRole('region', { name: 'Along the way' })
    .getByRole('link', { name: /Bridge over the River Kwai/ })
    .click()
}

async function book(page: Page, { email }: SiteData) {
  await fillIn(page, { ...LONG, email }, { guests: '3', vehicle: /Car/ })
}

/** Opens the second step of the taxi form. */
function continueTo(page: Page) {
  return page.locator('.taxi-you > summary').click()
}

async function fillInContact(page: Page, email: string) {
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill(LONG.name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill(LONG.phone)
}

/** A month in which the days take turns in everything that a day can be. */
function mixedMonth(route: Route) {
  const month = new URL(route.request().url()).searchParams.get('month') ?? ''
  const kinds = [
    { car: 'free', suv: 'free', van: 'free' },
    { car: 'few', suv: 'free', van: 'free' },
    { car: 'none', suv: 'none', van: 'free' },
    { car: 'none', suv: 'none', van: 'none' },
    { car: 'request', suv: 'request', van: 'request' },
    { car: 'closed', suv: 'closed', van: 'closed', reason: 'The park is closed on this day.' },
  ]
  const days = daysOf(month).map((date, index) => ({ date, ...kinds[index % kinds.length] }))
  return { month, days }
}
