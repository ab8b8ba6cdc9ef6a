import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { rideInWords } from '#catalogue/transfers/ride.words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { restSentence } from '#money/deposits/deposit-sentences.words.ts'
import { bookedCustomTrip, bookedLeg, bookedTransfer, bookedTrip } from '#tests/booked.ts'
import { accountConfirmation } from './account/confirmation.tsx'
import { accountPassword } from './account/password.tsx'
import type { ToldBooking } from './booking-facts.tsx'
import type { EndedFacts } from './ended-facts.ts'
import { guestBookingConfirmed } from './guest/booking-confirmed.tsx'
import { guestBookingEnded } from './guest/booking-ended.tsx'
import { guestBookingMoved } from './guest/booking-moved.tsx'
import { guestDepositReminder } from './guest/deposit-reminder.tsx'
import { guestDriverAssigned } from './guest/driver-assigned.tsx'
import { guestHoldEnded } from './guest/hold-ended.tsx'
import { guestPaymentFailed } from './guest/payment-failed.tsx'
import { guestPaymentReceived } from './guest/payment-received.tsx'
import { guestProposal } from './guest/proposal.tsx'
import { guestQuote } from './guest/quote.tsx'
import { guestQuoteEnded } from './guest/quote-ended.tsx'
import { guestReceipt } from './guest/receipt.tsx'
import { guestRequestConfirmed } from './guest/request-confirmed.tsx'
import { guestRequestReceived } from './guest/request-received.tsx'
import { guestReviewAnswered } from './guest/review-answered.tsx'
import { guestReviewInvitation } from './guest/review-invitation.tsx'
import { newsletterQuestion } from './newsletter/question.tsx'
import { newsletterWelcome } from './newsletter/welcome.tsx'
import { operatorBookingCancelled } from './operator/booking-cancelled.tsx'
import {
  operatorBookingMoved,
  operatorGuestDetails,
  operatorHoldEnded,
  operatorPaymentReceived,
  operatorProposalAnswered,
  operatorQuoteAccepted,
  operatorQuoteEnded,
  operatorQuoteWish,
} from './operator/booking-news.tsx'
import { operatorBookingPaid } from './operator/booking-paid.tsx'
import { type DigestList, operatorDigest } from './operator/digest.tsx'
import { operatorNewRequest } from './operator/new-request.tsx'
import { operatorPaymentAttention, type PaymentAttention } from './operator/payment-attention.tsx'
import { operatorReversal } from './operator/reversal.tsx'
import { operatorReview, type ReviewFacts } from './operator/review.tsx'
import type { QuoteFacts } from './quote-facts.tsx'
import { type Mail, renderMail } from './render.ts'

const dashboardUrl = 'https://saphan.example/admin'
const deskUrl = 'https://saphan.example/desk/bookings/SPN-7K3F9'
const open = { to: deskUrl, label: 'Open the booking' }
const found = findTour(catalogue, 'death-railway-historical-journey')
const tour = found && { ...found, title: 'The Death Railway by museum and train' }
const booking = {
  ...bookedTrip({ customerPhone: '+46 (0)70 123 45 67' }),
  specialRequests: 'Two child seats.\nOne of us is vegan.',
  tour,
}
const custom = {
  ...bookedCustomTrip({
    customerPhone: '081 234 5678',
    customerCountry: 'Sweden',
    budgetRange: '30,000 baht',
  }),
  ...{ guests: 9, moreThanEight: true, locations: ['Erawan National Park', 'Hellfire Pass'] },
  dayPlans: { day2: 'Elephants.\nThen the viaduct.', day1: 'Arrive at noon.' },
  specialRequests: 'A folding wheelchair.',
  tour: undefined,
}
const attention: PaymentAttention = {
  reference: 'SPN-7K3F9',
  reason: { code: 'booking-status', status: 'cancelled' },
  sessionId: 'cs_test_a1B2c3',
  expectedBaht: 5500,
  seenBaht: 5300,
  open,
}
const reversal = {
  reference: 'SPN-7K3F9',
  amountBaht: 1000,
  how: 'by card',
  paidBaht: 5500,
  providerId: 're_a1B2c3',
  open,
}

const taxi = {
  ...bookedTransfer({ customerCountry: 'Sweden', customerWhatsapp: '+44 7700 900123' }),
  specialRequests: 'A surfboard.\nAnd a cello.',
  tour: undefined,
}
const review: ReviewFacts = {
  reference: 'SPN-7K3F9',
  tourName: 'The Death Railway by museum and train',
  customerName: 'Anna L.',
  customerCountry: 'Sweden',
  rating: 4,
  reviewText: 'A calm driver.\nWe would come again.',
  reviewDate: '2026-02-15',
  dashboardUrl,
}
const digest: DigestList[] = [
  {
    ...{ name: 'bookings', count: 130, listUrl: `${dashboardUrl}/bookings` },
    referenceUrl: deskUrl.replace('SPN-7K3F9', ''),
    references: Array(130).fill('SPN-7K3F9'),
  },
  {
    name: 'reviews',
    count: 2,
    listUrl: dashboardUrl,
    referenceUrl: `${dashboardUrl}?q=`,
    references: ['SPN-7K3F9'],
  },
]
const confirmUrl = 'https://saphan.example/newsletter/confirm?id=3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f.a-b_c'
const accountUrl = 'https://saphan.example/auth/confirm?token=abc.def.ghi'
const articlesUrl = 'https://saphan.example/blog'
const DRIVER_EXPECTED = 'The guest expects the driver’s name and number plate by 18:00 the evening before.'
const DRIVER_TOLD = 'We’ll send you your driver’s name and number plate by 18:00 the evening before.'
const unsubscribeUrl = confirmUrl.replace('confirm', 'unsubscribe')
const reviewedUrl = 'https://saphan.example/tours/bangkok/river-kwai-bridge-train'
const reviewUrl = 'https://saphan.example/review?booking=6xorzhKwDCBzxl-SAYKnlA'

const ended: EndedFacts = {
  booking,
  paidBaht: 5500,
  refundBaht: 2750,
  refundedBeforeBaht: 0,
  refundWhen: 'It will be on its way by Sunday 22 February 2026 at the latest.',
  isDecidedByPerson: false,
}

const quote: Omit<QuoteFacts, 'booking'> = {
  ...{ number: 2, note: 'As you asked.', until: 'Mon 23 Nov, 18:00', earlierBaht: 14_900 },
  plan: {
    ...{ title: 'Two days on the River Kwai', vehicleClass: 'van', isHeld: true, depositPercent: 30 },
    days: [
      {
        ...{ date: '2026-12-11', begins: '07:00', ends: '17:30', km: 190 },
        stops: [{ time: '07:00', place: 'Your hotel' }],
      },
      { date: '2026-12-12', begins: '07:30', ends: '18:00', km: null, stops: [] },
    ],
    lines: [
      { label: 'Van and driver', count: 2, eachBaht: 8000 },
      { label: 'Discount', count: 1, eachBaht: -500 },
    ],
    notIncluded: '',
  },
  ...{ isHeld: true, keptUntil: 'Monday 7 December 2026', rest: null },
  changes: [{ label: 'Day 1', was: '06:30 to 17:30', becomes: '07:00 to 17:30', price: '' }],
  quoteUrl: 'https://saphan.example/quote/abcdefghijklmnopqrstuv',
}

type AllFacts = {
  ended: EndedFacts
  booking: ToldBooking
  custom: ToldBooking
  taxi: ToldBooking
  review: ReviewFacts
}
const facts: AllFacts = { ended, booking, custom, taxi, review }

const UNTIL = 'Thu 26 Nov 2026, 06:00 (Bangkok)'
const CANCELLING = `Free cancellation until ${UNTIL}.`
const PASS = 'https://saphan.example/booking/abcdefghijklmnopqrstuv'
const CREW = { vehicles: ['SUV ทด 0043'], drivers: ['Anan'], missing: null }
const quoteUrl = deskUrl.replace('bookings', 'quotes')
const ASKED = {
  ...{ heldUntil: UNTIL, crew: CREW, authorisedBaht: 0, promisedBy: UNTIL },
  ...{ deskUrl, quoteUrl },
}
const PAID_IN_FULL = {
  driverExpected: DRIVER_EXPECTED,
  restBaht: 0,
  dueBaht: 0,
  restNow: null,
  pickupDay: 'Saturday 14 February 2026',
  crew: CREW,
  deskUrl,
}
const RECEIVED = {
  ...{ heldUntil: UNTIL, authorisedBaht: 0, cancelling: CANCELLING },
  ...{ quotedBy: 'within 24 hours', passUrl: PASS },
}

const pickupOf = ({ legs }: ToldBooking) => legs[0]?.pickup ?? ''

const everyMail: [name: string, write: (facts: AllFacts) => Mail][] = [
  ['operator-booking', ({ booking }) => operatorNewRequest({ booking, ...ASKED })],
  ['guest-booking-received', ({ booking }) => guestRequestReceived({ booking, ...RECEIVED })],
  [
    'operator-booking-paid',
    ({ booking }) =>
      operatorBookingPaid({
        booking,
        amountBaht: 5500,
        how: 'by card',
        ...PAID_IN_FULL,
      }),
  ],
  [
    'guest-booking-confirmed',
    ({ booking }) =>
      guestBookingConfirmed({
        booking,
        driverTold: DRIVER_TOLD,
        amountBaht: 5500,
        how: 'by card',
        ...PAID_IN_FULL,
        cancelling: CANCELLING,
        passUrl: PASS,
      }),
  ],
  [
    'guest-payment-failed',
    ({ taxi }) => guestPaymentFailed({ booking: taxi, amountBaht: 5500, isBooked: false, payUrl: reviewUrl }),
  ],
  [
    'guest-payment-received',
    ({ taxi }) =>
      guestPaymentReceived({
        booking: taxi,
        amountBaht: 3800,
        how: 'by card',
        remaining: 'Your trip is paid in full.',
        passUrl: PASS,
      }),
  ],
  [
    'guest-deposit-reminder',
    ({ taxi }) => guestDepositReminder({ booking: taxi, depositBaht: 1700, passUrl: PASS }),
  ],
  [
    'guest-driver-assigned',
    ({ taxi }) =>
      guestDriverAssigned({
        ...{ booking: taxi, place: pickupOf(taxi), later: [{ time: '17:00', place: pickupOf(taxi) }] },
        ...{ day: 'tomorrow', time: '06:00', toPay: '฿3,850 in cash to Anan', passUrl: PASS },
        driver: { name: 'Anan', phone: '+66 00 000 0021', speaks: 'English and Thai' },
        vehicle: { name: 'White Fortuner', plate: 'ฮฮ 0042' },
      }),
  ],
  [
    'guest-receipt',
    ({ taxi }) =>
      guestReceipt({
        ...{ booking: taxi, givenBackBaht: 500, keptBaht: 5000, passUrl: PASS },
        lines: [{ label: 'Card', text: '฿5,500, 13 Feb 2026' }],
      }),
  ],
  [
    'operator-payment-received',
    ({ taxi }) =>
      operatorPaymentReceived({
        booking: taxi,
        amountBaht: 3800,
        how: 'by card',
        remaining: 'Nothing is due.',
        deskUrl,
      }),
  ],
  [
    'guest-request-confirmed',
    ({ taxi }) =>
      guestRequestConfirmed({
        ...{ booking: taxi, passUrl: PASS, cancelling: null, toPay: [], pickupDays: 'Saturday' },
        driverTold: DRIVER_TOLD,
      }),
  ],
  [
    'guest-booking-moved',
    ({ taxi }) =>
      guestBookingMoved({ booking: taxi, isConfirmed: true, priceBaht: 6500, dueBaht: 4800, passUrl: PASS }),
  ],
  ['operator-booking-moved', ({ taxi }) => operatorBookingMoved({ booking: taxi, deskUrl })],
  ['operator-guest-details', ({ taxi }) => operatorGuestDetails({ booking: taxi, deskUrl })],
  [
    'guest-proposal',
    ({ taxi }) =>
      guestProposal({
        ...{ booking: taxi, note: 'On Sunday the road is free.', until: 'Thu 12 Feb, 18:00', passUrl: PASS },
        changes: [{ label: 'Price', was: null, becomes: '฿6,200' }],
      }),
  ],
  [
    'operator-proposal-answered',
    ({ taxi }) => operatorProposalAnswered({ booking: taxi, isAccepted: true, isWaiting: false, deskUrl }),
  ],
  ['guest-quote', ({ taxi }) => guestQuote({ ...quote, booking: taxi }, { isEnding: false })],
  ['guest-quote-ending', ({ taxi }) => guestQuote({ ...quote, booking: taxi }, { isEnding: true })],
  ['guest-quote-ended', ({ taxi }) => guestQuoteEnded({ ...quote, booking: taxi })],
  ['operator-quote-answered', ({ taxi }) => operatorQuoteAccepted({ ...quote, booking: taxi, deskUrl })],
  [
    'operator-quote-wish',
    ({ taxi }) =>
      operatorQuoteWish({ ...quote, booking: taxi, deskUrl, wish: 'Later, please.', isOpen: true }),
  ],
  ['operator-quote-ended', ({ taxi }) => operatorQuoteEnded({ ...quote, booking: taxi, deskUrl })],
  ['guest-hold-ended', ({ taxi }) => guestHoldEnded(taxi)],
  ['operator-hold-ended', ({ taxi }) => operatorHoldEnded({ booking: taxi, deskUrl })],
  ['guest-booking-cancelled', ({ ended }) => guestBookingEnded('cancelled', ended)],
  [
    'guest-booking-called-off',
    ({ ended }) =>
      guestBookingEnded('called-off', {
        ...ended,
        booking: { ...ended.booking, closingNote: 'The van broke down.' },
      }),
  ],
  [
    'guest-booking-declined',
    ({ ended }) => guestBookingEnded('declined', { ...ended, paidBaht: 0, refundBaht: 0 }),
  ],
  ['operator-booking-cancelled', ({ ended }) => operatorBookingCancelled(ended, deskUrl)],
  ['operator-payment-attention', () => operatorPaymentAttention(attention)],
  ['operator-refund', () => operatorReversal({ ...reversal, kind: 'refund' })],
  ['operator-refund-failed', () => operatorReversal({ ...reversal, kind: 'failed-refund' })],
  ['operator-dispute', () => operatorReversal({ ...reversal, kind: 'dispute' })],
  ['operator-custom-trip', ({ custom }) => operatorNewRequest({ booking: custom, ...ASKED })],
  ['guest-custom-trip-received', ({ custom }) => guestRequestReceived({ booking: custom, ...RECEIVED })],
  ['operator-taxi', ({ taxi }) => operatorNewRequest({ booking: taxi, ...ASKED })],
  ['guest-taxi-received', ({ taxi }) => guestRequestReceived({ booking: taxi, ...RECEIVED })],
  ['newsletter-question', () => newsletterQuestion({ confirmUrl, unsubscribeUrl })],
  ['newsletter-welcome', () => newsletterWelcome({ articlesUrl, unsubscribeUrl })],
  ['guest-review-invitation', ({ booking }) => guestReviewInvitation({ booking, driver: 'Anan', reviewUrl })],
  [
    'guest-review-answered',
    ({ review }) => guestReviewAnswered({ ...review, answer: 'Thank you.', pageUrl: reviewedUrl }),
  ],
  ['operator-review', ({ review }) => operatorReview(review)],
  ['account-confirmation', () => accountConfirmation({ confirmUrl: accountUrl })],
  ['account-password', () => accountPassword({ resetUrl: accountUrl })],
  ['operator-digest', () => operatorDigest(digest)],
]
const toOperator = everyMail.filter(([name]) => name.startsWith('operator-'))
const toGuests = everyMail.filter((mail) => !toOperator.includes(mail))
const withReference = everyMail.filter(([name]) => !/^(newsletter|account)-|-digest$/.test(name))

/** Requests in which a guest, or an integration, has typed the same text wherever text can be typed. */
function typed(text: string): AllFacts {
  const person = { customerName: text, specialRequests: text }
  return {
    ended: { ...ended, booking: { ...booking, customerName: text, customerPhone: text } },
    booking: {
      ...{ ...booking, ...person, title: text, tour: undefined, vehicleClass: null, vehicleText: text },
      ...{ hotelName: text, pickupLocation: text },
    },
    custom: {
      ...{ ...custom, ...person, customerCountry: text, budgetRange: text },
      ...{ locations: [text], dayPlans: { day1: text } },
    },
    taxi: {
      ...{ ...taxi, ...person, customerCountry: text, title: text },
      legs: [bookedLeg({ pickup: text, dropoff: text, flightNumber: text })],
    },
    review: { ...review, tourName: text, customerName: text, customerCountry: text, reviewText: text },
  }
}

test.each(withReference)('%s names the reference in the subject and in both bodies', async (_name, write) => {
  const { subject, html, text } = await renderMail(write(facts))
  for (const part of [subject, html, text]) expect(part).toContain('SPN-7K3F9')
})

test.each(toOperator.filter(([name]) => !/-(review|digest)$/.test(name)))(
  '%s opens its booking at the desk',
  async (_name, write) => {
    const { html } = await renderMail(write(facts))
    expect(html).toContain(`href="${deskUrl}"`)
    expect(html).not.toContain('/admin')
  },
)

test.each(everyMail)('%s has both bodies and a preview', async (_name, write) => {
  const mail = write(facts)
  const { html, text } = await renderMail(mail)
  expect(html).toContain(mail.preview)
  expect(text).not.toContain(mail.preview)
})

test.each(everyMail)('%s loads no external resources', async (_name, write) => {
  const { html } = await renderMail(write(facts))
  expect(html).not.toMatch(
    /<(img|link|script|style|iframe|object|video)|\bsrc=|url\(|@import|@font-face|background=/i,
  )
})

test.each(everyMail)(
  '%s links only to pages of the site and to mail, phone and WhatsApp',
  async (_name, write) => {
    const { html } = await renderMail(write(typed('see https://evil.example/x and javascript:alert(1)')))
    const links = Array.from(html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g), ([, href]) => href)
    expect(links.length).toBeGreaterThan(0)
    for (const href of links)
      expect(href).toMatch(
        /^(https:\/\/saphan\.example\/(blog|tours\/bangkok\/[a-z-]+|booking\/[\w-]{22}(\/receipt)?|quote\/[\w-]{22}(#ask)?|desk\/(bookings\/SPN-[A-Z\d]{5}(\/confirm|\/propose)?|quotes\/SPN-[A-Z\d]{5})|admin(\/[a-z-]+)?(\?q=SPN-[A-Z\d]{5})?)|https:\/\/saphan\.example\/(newsletter\/(confirm|unsubscribe)\?id|review\?booking|auth\/(confirm|new-password)\?token)=[\w.-]+(&amp;stars=[1-5])?|tel:\+?\d+|mailto:[\w.]+@[\w.]+(\?subject=[\w%-]+)?|https:\/\/wa\.me\/\d+\?text=[\w%.()-]+)$/,
      )
  },
)

test.each(everyMail)(
  '%s is 600 pixels wide also in mail programs that ignore a maximum width',
  async (_name, write) => {
    const { html } = await renderMail(write(facts))
    const [page, column] = Array.from(html.matchAll(/<table[^>]*>/g), ([tag]) => tag)
    expect(page).toContain('table-layout:fixed')
    expect(column).toMatch(/ width="600"[^>]*max-width:100%/)
    expect(html).not.toMatch(/display:(flex|grid)|position:/)
  },
)

test.each(everyMail)('%s has at most one main action', async (_name, write) => {
  const { html } = await renderMail(write(facts))
  expect(html.match(/<td[^>]*background-color:#0A2B27[^>]*border-radius:10px/g)).toHaveLength(1)
})

test.each(everyMail)(
  '%s never has marigold as a background, which stays light in dark mode',
  async (_name, write) => {
    const { html } = await renderMail(write(facts))
    expect(html).not.toMatch(/background(-color)?:\s*#F5B53D/i)
  },
)

test.each(everyMail)('%s has no space at the end of a line of text', async (_name, write) => {
  expect((await renderMail(write(facts))).text).not.toMatch(/ $/m)
})

const LIKE_THE_DESK = /^operator-(booking|booking-paid|taxi|custom-trip)$/

test.each(everyMail.filter(([name]) => !LIKE_THE_DESK.test(name)))(
  '%s has nothing in the subject that a guest typed',
  async (_name, write) => {
    const { subject } = await renderMail(write(typed('TYPED\r\nBcc: evil@example.com')))
    expect(subject).not.toMatch(/TYPED|Bcc|\p{Cc}/u)
  },
)

test.each(everyMail.filter(([name]) => LIKE_THE_DESK.test(name)))(
  '%s has a subject of one line, of few letters and in one direction, whatever a guest typed',
  async (_name, write) => {
    const subjectOf = async (text: string) => (await renderMail(write(typed(text)))).subject
    expect(await subjectOf('TYPED\r\nBcc: evil@example.com')).not.toMatch(/\p{Cc}/u)
    expect((await subjectOf('🐘'.repeat(MAX_LENGTH.requests))).isWellFormed()).toBe(true)
    expect((await subjectOf('W'.repeat(MAX_LENGTH.requests))).length).toBeLessThan(200)
    expect((await subjectOf(FROM_RIGHT)).replaceAll(/\u2068[^\u2069]*\u2069/g, '')).not.toContain('محمد')
  },
)

test.each(everyMail)('%s has no exclamation mark and no empty value', async (_name, write) => {
  const { subject, html, text } = await renderMail(write(facts))
  expect(`${subject}${text}`).not.toMatch(/!|undefined|null|NaN|\[object/)
  expect(html).not.toMatch(/undefined|null|NaN|\[object/)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "</td></table><style>*{display:none}</style>'",
  '{{constructor.constructor("x")()}} #{7*7} <%= 7 %>',
  '&lt;b&gt; &amp; &#39;',
  'เสื้อชูชีพ สองตัว ฿300',
  '👨‍👩‍👧 🐘',
  'W'.repeat(MAX_LENGTH.requests),
]

test.each([
  ['operator-booking', 7],
  ['operator-booking-paid', 7],
  ['operator-custom-trip', 7],
  ['operator-taxi', 7],
  ['operator-review', 4],
])('%s shows the operator all %i typed texts as they were typed', async (name, count) => {
  const write = mailNamed(name)
  for (const hostile of HOSTILE) {
    const { html, text } = await renderMail(write(typed(hostile)))
    expect(html).toContain(escaped(hostile))
    expect(text.split(hostile).length - 1).toBe(count)
  }
})

test.each(everyMail)('%s shows typed markup as text', async (_name, write) => {
  for (const hostile of HOSTILE) {
    const { html } = await renderMail(write(typed(hostile)))
    expect(html).not.toMatch(/<(script|img|style)|<[^>]*\bonerror=/i)
  }
})

const FROM_RIGHT = 'محمد, 7'

test.each(everyMail)('%s sets typed Arabic words apart from numbers beside them', async (_name, write) => {
  const { html, text } = await renderMail(write(typed(FROM_RIGHT)))
  const inHtml = `<span dir="auto" data-text="isolated">${FROM_RIGHT}</span>`
  const inText = `\u2068${FROM_RIGHT}\u2069`
  expect(html.replaceAll(inHtml, '').replaceAll(inText, '')).not.toContain(FROM_RIGHT)
  expect(text.replaceAll(inText, '')).not.toContain(FROM_RIGHT)
})

test('line breaks of any kind in typed text are kept', async () => {
  const { html, text } = await renderMail(
    operatorNewRequest({ booking: { ...booking, specialRequests: 'one\r\ntwo\nthree\rfour' }, ...ASKED }),
  )
  expect(html).toContain('one<br/>two<br/>three<br/>four')
  expect(text).toContain('Requests:\n> one\n> two\n> three\n> four')
})

test('free text cannot imitate a fact in the text version', async () => {
  const posing = 'x\n\nPaid by card: ฿5,500'
  for (const mail of [
    operatorNewRequest({ booking: { ...booking, specialRequests: posing }, ...ASKED }),
    operatorNewRequest({ booking: { ...taxi, specialRequests: posing }, ...ASKED }),
    operatorReview({ ...review, reviewText: posing }),
  ]) {
    expect((await renderMail(mail)).text).toMatch(/^> Paid by card: ฿5,500$/m)
  }
})

test.each(toGuests)(
  '%s repeats no text that a mail program would link, and no free text',
  async (_name, write) => {
    const { html, text } = await renderMail(write(typed('Win at https://evil.example/x or www.evil.example')))
    for (const body of [html, text]) expect(body).not.toMatch(/\/\/evil|evil\.example|www\.evil/)
    const wishes = {
      ended,
      booking: { ...booking, specialRequests: 'FREE TEXT' },
      custom: { ...custom, dayPlans: { day1: 'FREE TEXT' }, specialRequests: 'FREE TEXT' },
      taxi: { ...taxi, specialRequests: 'FREE TEXT' },
      review: { ...review, reviewText: 'FREE TEXT' },
    }
    expect((await renderMail(write(wishes))).html).not.toContain('FREE TEXT')
  },
)

test.each(['newsletter-question', 'newsletter-welcome'])(
  '%s repeats nothing that was typed',
  async (name) => {
    const write = mailNamed(name)
    expect(await renderMail(write(typed('TYPED')))).toEqual(await renderMail(write(facts)))
  },
)

test('the operator sees every fact of a request', async () => {
  const { subject, text } = await renderMail(operatorNewRequest({ booking, ...ASKED }))
  expect(subject).toBe('Anna Lindqvist asks for Sat 14 Feb, Death Railway, 4 guests, ฿5,500 (SPN-7K3F9)')
  for (const line of [
    'Date: Saturday 14 February 2026',
    'Guests: 4',
    'Vehicle: SUV',
    'From: Bangkok',
    'Reference: SPN-7K3F9',
    'Hotel: River Kwai Hotel',
    'Pickup: Main entrance',
    'Name: Anna Lindqvist',
    'Email: anna@example.com',
    'Phone: +46 (0)70 123 45 67',
    'Sent by: Email form',
    'Whole vehicle: ฿5,500',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
})

test('empty fields of a request are shown in words', async () => {
  const empty = {
    origin: null,
    hotelName: null,
    pickupLocation: null,
    specialRequests: null,
    priceBaht: null,
  }
  const { text } = await renderMail(operatorNewRequest({ booking: { ...booking, ...empty }, ...ASKED }))
  for (const line of [
    'From: Not specified',
    'Hotel: Not specified',
    'Pickup: Not specified',
    'Requests: None',
    'Whole vehicle: Not in the price list',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
})

test('the operator reads what is held and who is free, and answers on pages of the desk that ask once', async () => {
  const { html, text } = await renderMail(operatorNewRequest({ booking, ...ASKED }))
  expect(text).toContain('SUV ทด 0043 is held for it, and Anan is free.')
  expect(text).toContain(`The hold ends ${UNTIL}.`)
  for (const [label, page] of [
    ['Confirm at the desk', 'confirm'],
    ['Another day or price', 'propose'],
  ])
    expect(text).toContain(`${label}:\n${deskUrl}/${page}`)
  const chat = 'Hello Anna, this is Saphan about SPN-7K3F9: Death Railway, Sat 14 Feb, 4 guests.'
  expect(html).toContain(`?text=${encodeURIComponent(chat)}`)
  for (const asked of [{ ...taxi, priceBaht: null }, custom]) {
    const mail = await renderMail(operatorNewRequest({ booking: asked, ...ASKED }))
    expect(mail.text).toContain(`Write the quote at the desk:\n${quoteUrl}`)
    expect(mail.text).not.toContain('Confirm at the desk')
  }
})

test('a request for which nothing is held asks the operator to check the fleet', async () => {
  const nothing = { heldUntil: null, crew: { vehicles: [], drivers: [] } }
  const { text } = await renderMail(operatorNewRequest({ booking, ...ASKED, ...nothing }))
  expect(text).toContain('No vehicle is held for it. Check that a vehicle and a driver are free on')
  expect(text).not.toContain('The hold ends')
})

test('only a missing hotel is in the colour of a warning', async () => {
  const missing = 'color:#A8321F">Not specified'
  const without = { ...booking, hotelName: null }
  expect((await renderMail(operatorNewRequest({ booking: without, ...ASKED }))).html).toContain(missing)
  expect((await renderMail(operatorNewRequest({ booking, ...ASKED }))).html).not.toContain(missing)
})

test.each([
  [{}, {}, 'Nothing to do. SUV ทด 0043 and Anan are on it.'],
  [{ hotelName: null }, {}, 'Ask for the hotel. SUV ทด 0043 and Anan are on it.'],
  [{ guests: 12 }, {}, 'Settle what is marked below. SUV ทด 0043 and Anan are on it.'],
  [{}, { drivers: [], missing: 'driver' as const }, 'Choose a driver for Saturday 14 February 2026'],
  [{}, { vehicles: [], missing: 'vehicle' as const }, 'Choose a vehicle and a driver for Saturday 14'],
])('a paid trip with %j and %j tells the operator “%s”', async (told, crew, words) => {
  const paid = { ...PAID_IN_FULL, crew: { ...CREW, ...crew }, amountBaht: 5500, how: 'by card' }
  const { subject, text } = await renderMail(
    operatorBookingPaid({ booking: { ...booking, ...told }, ...paid }),
  )
  expect(text).toContain(words)
  expect(subject).toMatch(
    /^Anna Lindqvist paid ฿5,500 for Sat 14 Feb, Death Railway, \d+ guests \(SPN-7K3F9\)$/,
  )
})

test('a trip outside the catalogue is named as it came to the operator only, with a warning', async () => {
  const unknown = { ...booking, title: 'A day on a raft', tour: undefined }
  const { subject, text } = await renderMail(operatorNewRequest({ booking: unknown, ...ASKED }))
  expect(subject).toContain('asks for Sat 14 Feb, A day, 4 guests')
  expect(text).toContain('not in the catalogue')
  const toGuest = await renderMail(guestRequestReceived({ booking: unknown, ...RECEIVED }))
  expect(toGuest.subject).toBe('Request received: day trip, Saturday 14 February 2026, SPN-7K3F9')
})

test('no email repeats to a guest what a trip outside the catalogue, or its vehicle, was called', async () => {
  const unknown = { ...booking, title: 'TYPED', tour: undefined, vehicleClass: null, vehicleText: 'TYPED' }
  for (const write of toGuests.map(([, write]) => write)) {
    const mail = write({ ...facts, booking: unknown, taxi: unknown, custom: unknown })
    expect((await renderMail(mail)).html).not.toContain('TYPED')
  }
  const { text } = await renderMail(operatorHoldEnded({ booking: unknown, deskUrl }))
  expect(text).toContain('Vehicle: TYPED')
})

test('a party that does not fit the vehicle has a warning for the operator and for the guest', async () => {
  const large = { ...booking, guests: 12 }
  expect((await renderMail(operatorNewRequest({ booking: large, ...ASKED }))).text).toContain(
    '12 guests don’t fit',
  )
  expect((await renderMail(guestRequestReceived({ booking: large, ...RECEIVED }))).text).toContain(
    'larger vehicle',
  )
  expect((await renderMail(operatorNewRequest({ booking, ...ASKED }))).text).not.toContain('don’t fit')
})

test('an unclear pickup has a warning for the operator, not for the guest', async () => {
  const unclear = {
    ...{ ...booking, channel: 'card' as const, pickupLocation: 'Bangkok or Kanchanaburi' },
    tour: findTour(catalogue, 'full-day-highlights'),
  }
  const paid = operatorBookingPaid({
    booking: unclear,
    amountBaht: 5500,
    how: 'by card',
    ...PAID_IN_FULL,
  })
  expect((await renderMail(paid)).text).toContain(
    'Please check the pickup: it isn’t clear that the trip starts in Bangkok',
  )
  expect((await renderMail(guestRequestReceived({ booking: unclear, ...RECEIVED }))).text).not.toContain(
    'check the pickup',
  )
})

test('a phone number opens WhatsApp when its country is known', async () => {
  const withCode = ['+46 (0)70 123 45 67', '0046 70 123 45 67', '+46701234567']
  for (const customerPhone of withCode) {
    const { html } = await renderMail(
      operatorNewRequest({ booking: { ...booking, customerPhone }, ...ASKED }),
    )
    expect(html).toContain('https://wa.me/46701234567?text=')
  }
  const thai = await renderMail(
    operatorNewRequest({ booking: { ...booking, customerPhone: '081 234 5678' }, ...ASKED }),
  )
  expect(thai.html).toContain('https://wa.me/66812345678?text=')
  expect(thai.text).toContain('081 234 5678 (read as +66812345678)')
  const { html } = await renderMail(
    operatorNewRequest({ booking: { ...booking, customerPhone: '07700 900123' }, ...ASKED }),
  )
  expect(html).toContain('tel:07700900123')
  expect(html).not.toContain('wa.me')
})

test('a guest who asked through WhatsApp is answered there first', async () => {
  const { html } = await renderMail(
    operatorNewRequest({ booking: { ...booking, channel: 'whatsapp' }, ...ASKED }),
  )
  expect(html.indexOf('Write on WhatsApp')).toBeLessThan(html.indexOf('Reply by email'))
})

test('an email address with special characters is linked exactly', async () => {
  const { html } = await renderMail(
    operatorNewRequest({ booking: { ...booking, customerEmail: "o'neil+a&b?c=d%e@example.com" }, ...ASKED }),
  )
  expect(html).toContain('href="mailto:o&#x27;neil%2Ba%26b%3Fc%3Dd%25e@example.com"')
})

test('a request tells the guest that nothing is charged yet and how to change it', async () => {
  const { text } = await renderMail(guestRequestReceived({ booking, ...RECEIVED }))
  for (const words of [
    'You won’t be charged yet',
    'Whole vehicle: ฿5,500',
    CANCELLING,
    'Use “Change date” or “Cancel booking” on your trip pass.',
    'Thailand time',
  ]) {
    expect(text).toContain(words)
  }
})

test('a paid trip names the amount and when we get in touch', async () => {
  const { subject, html, text } = await renderMail(
    guestBookingConfirmed({
      booking,
      driverTold: DRIVER_TOLD,
      amountBaht: 5500,
      how: 'by card',
      ...PAID_IN_FULL,
      cancelling: CANCELLING,
      passUrl: PASS,
    }),
  )
  expect(subject).toBe(
    'Confirmed: The Death Railway by museum and train, Saturday 14 February 2026, SPN-7K3F9',
  )
  expect(text).toContain('Paid by card: ฿5,500')
  expect(html).toContain(`Payment of ฿5,500 received. ${CANCELLING}`)
  expect(text).toContain(DRIVER_TOLD)
})

test('the email about a payment that does not match has reason, session and both amounts', async () => {
  const { subject, text } = await renderMail(operatorPaymentAttention(attention))
  expect(subject).toBe('Payment to check: SPN-7K3F9')
  for (const words of [
    'The booking was cancelled when the money arrived.',
    'Session: cs_test_a1B2c3',
    'Expected: ฿5,500',
    'Amount seen: ฿5,300',
  ]) {
    expect(text).toContain(words)
  }
})

test('the email about a payment without a booking says so', async () => {
  const stray = { ...attention, reference: null, sessionId: null, expectedBaht: null, seenBaht: null }
  const { subject, text } = await renderMail(operatorPaymentAttention(stray))
  expect(subject).toBe('Payment to check: no booking found')
  for (const line of ['Reference: No booking found', 'Expected: Not known', 'Amount seen: Not known']) {
    expect(text.split('\n')).toContain(line)
  }
})

test('a custom trip email to the operator has every fact, with the days in order', async () => {
  const { subject, text } = await renderMail(operatorNewRequest({ booking: custom, ...ASKED }))
  expect(subject).toBe(
    'Anna Lindqvist asks for Sat 14 Feb to Mon 16 Feb, custom trip, more than 8 guests (SPN-7K3F9)',
  )
  for (const line of [
    'First day: Saturday 14 February 2026',
    'Last day: Monday 16 February 2026',
    'Guests: More than 8',
    'Days: 3',
    'Country: Sweden',
    'Budget: 30,000 baht',
    'Places: Erawan National Park, Hellfire Pass',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toContain('Day 1:\n> Arrive at noon.\n\nDay 2:\n> Elephants.\n> Then the viaduct.')
})

test('a custom trip without dates, places or wishes is readable', async () => {
  const bare = {
    travelDate: null,
    endDate: null,
    locations: [],
    dayPlans: {},
    specialRequests: null,
    customerCountry: null,
  }
  const { subject, text } = await renderMail(
    operatorNewRequest({ booking: { ...custom, ...bare, moreThanEight: false }, ...ASKED }),
  )
  expect(subject).toBe('Anna Lindqvist asks for a day to agree, custom trip, 9 guests (SPN-7K3F9)')
  for (const line of ['First day: Not fixed yet', 'Guests: 9', 'Places: None chosen', 'Requests: None']) {
    expect(text.split('\n')).toContain(line)
  }
})

test('a custom trip email promises the guest an answer within 24 hours', async () => {
  const { text } = await renderMail(guestRequestReceived({ booking: custom, ...RECEIVED }))
  for (const words of [
    'We’ll email you a quote and an itinerary within 24 hours.',
    'Guests: More than 8',
    'Nothing is booked or charged',
    'Use “Change date” or “Cancel booking” on your trip pass.',
  ]) {
    expect(text).toContain(words)
  }
})

test('a taxi email to the operator has every fact, with times in Thailand time', async () => {
  const { subject, text } = await renderMail(operatorNewRequest({ booking: taxi, ...ASKED }))
  expect(subject).toBe(
    'Anna Lindqvist asks for Sat 14 Feb to Mon 16 Feb, taxi to Hotel in Kanchanaburi, 5 guests (SPN-7K3F9)',
  )
  for (const line of [
    'Taxi, round trip',
    'Date: Saturday 14 February 2026',
    'Landing: 09:30, Thailand time',
    'Flight: ZZ 042',
    'Return: Monday 16 February 2026',
    'Return pickup: 23:00, Thailand time',
    'Passengers: 5',
    'Vehicle: SUV',
    'Luggage: 3 pieces',
    'Reference: SPN-7K3F9',
    'From: Suvarnabhumi Airport (BKK)',
    'To: Hotel in Kanchanaburi',
    'Name: Anna Lindqvist',
    'Email: anna@example.com',
    'Phone: +46 70 123 45 67',
    'WhatsApp: +44 7700 900123',
    'Country: Sweden',
    'Landing, Thailand time: 09:30',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toContain('Requests:\n> A surfboard.\n> And a cello.')
  expect(text).toContain(`The hold ends ${UNTIL}.`)
  const unheld = (await renderMail(operatorNewRequest({ booking: taxi, ...ASKED, heldUntil: null }))).text
  expect(unheld).toContain('for the way back on Monday 16 February 2026 at 23:00 Thailand time')
})

test('the emails of an authorised request say what is reserved and until when a vehicle is held, of a taxi as of a trip', async () => {
  const asked = { heldUntil: 'Friday 13 February 2026, 13:00 Thailand time', authorisedBaht: 2_400 }
  const facts = [
    `we’re holding a vehicle for you until ${asked.heldUntil}`,
    '฿2,400 is reserved on your card. We charge it only when we confirm; if we can’t, you pay nothing.',
    CANCELLING,
  ]
  for (const one of [{ ...taxi, priceBaht: 2_400 }, booking]) {
    const guest = await renderMail(guestRequestReceived({ booking: one, ...RECEIVED, ...asked }))
    for (const fact of facts) expect(guest.text.replaceAll('\n', ' ')).toContain(fact)
    expect(guest.text).not.toContain('You pay nothing until we say yes')
    const operator = await renderMail(operatorNewRequest({ booking: one, ...ASKED, ...asked }))
    expect(operator.text).toContain('The guest has authorised ฿2,400 on a card.')
  }
})

test('a guest whose taxi has a deposit reads it with the request', async () => {
  const withDeposit = { ...taxi, priceBaht: 2_400, depositPercent: 30 }
  const { text } = await renderMail(guestRequestReceived({ booking: withDeposit, ...RECEIVED }))
  expect(text.replaceAll('\n', ' ')).toContain('If we confirm, you pay a deposit of ฿800 online')
})

test('a one-way taxi email names no return, and shows empty fields in words', async () => {
  const oneWay = {
    ...{ ...taxi, luggage: 1, customerWhatsapp: null, customerCountry: null, specialRequests: null },
    legs: [bookedLeg({ pickup: 'Station', dropoff: 'Hotel' })],
  }
  const { text } = await renderMail(operatorNewRequest({ booking: oneWay, ...ASKED }))
  for (const line of ['Taxi, one-way', 'Luggage: 1 piece', 'Country: Not specified', 'Requests: None']) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).not.toMatch(/return|way back|^WhatsApp/im)
  expect((await renderMail(guestRequestReceived({ booking: oneWay, ...RECEIVED }))).text).not.toMatch(
    /return/i,
  )
})

test('a guest who gave a WhatsApp number is answered on that number first', async () => {
  const { html } = await renderMail(operatorNewRequest({ booking: taxi, ...ASKED }))
  expect(html).toContain('https://wa.me/447700900123?text=')
  expect(html.indexOf('Write on WhatsApp')).toBeLessThan(html.indexOf('Reply by email'))
  const local = await renderMail(
    operatorNewRequest({ booking: { ...taxi, customerWhatsapp: '081 234 5678' }, ...ASKED }),
  )
  expect(local.html).not.toContain('wa.me')
  expect(local.text).toContain('WhatsApp: 081 234 5678 (no country code, so no WhatsApp link)')
  expect(local.text.split('\n')).toContain('Phone: +46 70 123 45 67')
})

test('a taxi email tells the guest the facts and that nothing is charged yet', async () => {
  const { subject, text } = await renderMail(guestRequestReceived({ booking: taxi, ...RECEIVED }))
  expect(subject).toBe(
    'Request received: taxi, Saturday 14 February 2026 to Monday 16 February 2026, SPN-7K3F9',
  )
  for (const words of [
    'You won’t be charged yet',
    'Landing: 09:30, Thailand time',
    'From: Suvarnabhumi Airport (BKK)',
    'Requests: Your special requests have been noted',
    CANCELLING,
    'Use “Change date” or “Cancel booking” on your trip pass.',
    'You can ignore this email',
  ]) {
    expect(text).toContain(words)
  }
})

test('every email about a ride with a price has landing, flight, stop, waiting, both ways and the parts of the price', async () => {
  const priced = { ...taxi, priceBaht: 7000 }
  const paid = { booking: priced, amountBaht: 7000, how: 'by card', ...PAID_IN_FULL }
  const confirmed = { driverTold: DRIVER_TOLD, cancelling: CANCELLING, passUrl: PASS }
  const answered = { ...confirmed, toPay: [], pickupDays: 'Saturday' }
  for (const mail of [
    guestBookingConfirmed({ ...paid, ...confirmed }),
    operatorBookingPaid(paid),
    guestRequestReceived({ booking: priced, ...RECEIVED }),
    operatorNewRequest({ booking: priced, ...ASKED }),
    guestRequestConfirmed({ booking: priced, ...answered }),
  ]) {
    const lines = (await renderMail(mail)).text.split('\n')
    for (const line of [
      'Landing: 09:30, Thailand time',
      'Flight: ZZ 042',
      'Stop on the way: Damnoen Saduak floating market',
      'Waiting: Free for 60 minutes from the real landing, then ฿300 for each hour begun',
      'Service: Round trip',
      'Return pickup: 23:00, Thailand time',
      'Passengers: 5',
      'The way there: ฿2,900',
      'Stop on the way: Damnoen Saduak floating market: ฿900',
      'The way back: ฿2,900',
      'Night rate, 22:00–06:00: ฿300',
      'Price, all in: ฿7,000',
    ])
      expect(lines).toContain(line)
    expect(lines.join('\n')).not.toMatch(/Hotel: Not specified|Pickup: Not specified/)
  }
})

test('a price that the operator agreed is named without parts that do not add up to it', () => {
  expect(rideInWords({ ...taxi, priceBaht: 6500 }).price).toEqual([
    { label: 'Price, all in', value: '฿6,500' },
  ])
})

test('the newsletter confirmation has one button, whose link is in the text version as well', async () => {
  const { subject, html, text } = await renderMail(newsletterQuestion({ confirmUrl, unsubscribeUrl }))
  expect(subject).toBe('Do you want news from Saphan?')
  expect(text).toContain(`Yes, send me the news:\n${confirmUrl}`)
  expect(text.split(confirmUrl)).toHaveLength(2)
  expect(html).toContain(`>${confirmUrl}</a>`)
  expect(text).toContain('without your yes we won’t send any news')
})

test('the welcome links to the articles and to unsubscribe, in both versions', async () => {
  const { html, text } = await renderMail(newsletterWelcome({ articlesUrl, unsubscribeUrl }))
  expect(html).toContain(`href="${unsubscribeUrl}"`)
  expect(text).toContain(`Read our articles:\n${articlesUrl}`)
  expect(text).toContain(`Unsubscribe ${unsubscribeUrl}`)
})

test('an email about the end of a booking without a refund names what has ended', async () => {
  const declined = await renderMail(guestBookingEnded('declined', { ...ended, paidBaht: 0, refundBaht: 0 }))
  expect(declined.subject).toBe(
    'Not available: The Death Railway by museum and train, Saturday 14 February 2026, SPN-7K3F9',
  )
  const cancelled = await renderMail(
    operatorBookingCancelled({ ...ended, booking: { ...custom, travelDate: null } }, deskUrl),
  )
  expect(cancelled.subject).toBe('Cancelled by the guest: Custom trip, SPN-7K3F9')
})

test('the email with a quote for one day calls it a day', async () => {
  const oneDay = { ...quote.plan, days: [quote.plan.days[0]] as const }
  const { text } = await renderMail(
    guestQuote({ ...quote, booking: taxi, plan: oneDay, number: 1 }, { isEnding: false }),
  )
  expect(text).toContain('Your day with Saphan\n')
})

test.each([
  ['Hello Anna, I asked the boatman.', 'Hello Anna, I asked the boatman.\n\nHere’s what we’ve planned'],
  ['I asked the boatman.', 'Hello Anna, here’s what we’ve planned'],
])('a guest is greeted once in an email whose note begins “%s”', async (note, words) => {
  const { text } = await renderMail(guestQuote({ ...quote, note, booking: taxi }, { isEnding: false }))
  expect(text).toContain(words)
  expect(text).toContain(note)
  expect(text.match(/Hello/g)).toHaveLength(1)
})

test('a cancellation has the money in its subject and says whom to call', async () => {
  const { subject, text } = await renderMail(guestBookingEnded('cancelled', ended))
  expect(subject).toBe('Cancelled: your refund of ฿2,750, SPN-7K3F9')
  expect(text).toContain('Didn’t cancel? Call us straight away on +66')
})

test('a review invitation links to the review page of the booking', async () => {
  const { subject, text } = await renderMail(guestReviewInvitation({ booking, driver: 'Anan', reviewUrl }))
  expect(subject).toBe('How was the day with Anan? SPN-7K3F9')
  expect(text).toContain(`Write a review:\n${reviewUrl}`)
  expect(text).toContain('A review is up to you, and we’ll only ask this once')
})

test('the email about an answered review has the stars, the answer and the page where both stand', async () => {
  const answered = { ...review, answer: 'Thank you.\nCome again.', pageUrl: reviewedUrl }
  const { subject, text } = await renderMail(guestReviewAnswered(answered))
  expect(subject).toBe('Our reply to your review, SPN-7K3F9')
  expect(text).toContain('Stars: 4 of 5')
  expect(text).toContain('Come again.')
  expect(text).toContain(`See it on the site:\n${reviewedUrl}`)
})

test('the email about a review has its text and its stars', async () => {
  const { subject, text } = await renderMail(operatorReview(review))
  expect(subject).toBe('Review to approve: 4 of 5 stars, SPN-7K3F9')
  for (const line of [
    'The Death Railway by museum and train',
    'Reference: SPN-7K3F9',
    'Name: Anna L.',
    'Country: Sweden',
    'Written: Sunday 15 February 2026',
    'Stars: 4 of 5',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toContain('Review:\n> A calm driver.\n> We would come again.')
})

test('the email about a review without a booking says so', async () => {
  const stray = { ...review, reference: null, customerCountry: null }
  const { subject, text } = await renderMail(operatorReview(stray))
  expect(subject).toBe('Review to approve: 4 of 5 stars')
  for (const line of ['Reference: Not known', 'Country: Not specified']) {
    expect(text.split('\n')).toContain(line)
  }
})

function mailNamed(name: string): (facts: AllFacts) => Mail {
  return everyMail.find(([each]) => each === name)?.[1] ?? expect.fail(`no mail ${name}`)
}

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

test('a digest counts all requests, names the first of each kind, and links to the others', async () => {
  const { subject, html, text } = await renderMail(operatorDigest(digest))
  expect(subject).toBe('More new requests: 130 bookings, 2 reviews')
  expect(html.match(/\/desk\/bookings\/SPN-7K3F9/g)).toHaveLength(100)
  expect(text).toContain('\n30 more in the list https://saphan.example/admin/bookings\n')
  expect(text).toContain('SPN-7K3F9 https://saphan.example/admin?q=SPN-7K3F9\n1 more in the list')
})

test('a digest is short enough to be shown whole, however many requests it lists', async () => {
  const lists = Array.from({ length: 11 }, (_, kind) => `requests not answered in time ${kind}`).map(
    (name) => ({
      ...{ name, count: 9_000, references: Array(9_000).fill('SPN-7K3F9') },
      listUrl: `${dashboardUrl}/custom-requests`,
      referenceUrl: `${dashboardUrl}/custom-requests?q=`,
    }),
  )
  const { html } = await renderMail(operatorDigest(lists))
  expect(html.length).toBeLessThan(100_000)
})

test('after a deposit, guest and operator read what is left and how it is paid', async () => {
  const remaining = { restBaht: 3800, dueBaht: 3800, driverExpected: DRIVER_EXPECTED, crew: CREW }
  const paid = { booking, amountBaht: 1700, how: 'by card', ...remaining, deskUrl }
  const restNow = restSentence(3800, new Date('2026-02-13T22:00:00+07:00'))
  const next = { driverTold: DRIVER_TOLD, restNow, pickupDay: 'Saturday 14 February 2026' }
  const toGuest = (
    await renderMail(guestBookingConfirmed({ ...paid, ...next, cancelling: null, passUrl: PASS }))
  ).text
  expect(toGuest).toContain('Deposit, paid by card: −฿1,700')
  expect(toGuest).toContain(
    'Pay the remaining ฿3,800 on your trip pass until Fri 13 Feb 2026, 22:00 (Bangkok), or in cash to your driver.',
  )
  expect((await renderMail(operatorBookingPaid(paid))).text).toContain('฿3,800 is still due')
})
