import { expect, test } from 'vitest'
import {
  depositNeed,
  inOrder,
  mailNeed,
  mismatchNeed,
  type Need,
  paperNeeds,
  refundNeed,
  requestNeed,
  reviewNeed,
} from './needs.ts'

const need = (key: string, endsAt?: string): Need => ({
  ...{ key, kind: 'refund' as const, title: '', text: '', answer: undefined },
  endsAt: endsAt ? new Date(`${endsAt}:00+07:00`) : undefined,
})

test('a missing guest comes first, then the nearest end, and without an end last, in the order of arrival', () => {
  const missing = { ...need('missing', '2026-11-26T14:00'), kind: 'no-show' as const }
  const needs = [
    missing,
    need('x'),
    need('later', '2026-11-27T09:00'),
    need('y'),
    need('soon', '2026-11-26T13:00'),
  ]
  expect(inOrder(needs).map(({ key }) => key)).toEqual(['missing', 'soon', 'later', 'x', 'y'])
})

test('a request names its guest, day, trip and party, and ends with its hold', () => {
  const waitsUntil = new Date('2026-11-26T13:00:00+07:00')
  const request = {
    ...{ seen: 3, reference: 'SPN-7K3F9', customerName: 'Sanne Voorbeeld', title: 'Erawan', guests: 4 },
    ...{
      travelDate: '2026-11-29',
      waitsUntil,
      kind: 'trip' as const,
      priceBaht: 5800,
      createdAt: new Date(0),
      status: 'requested' as const,
      wishedAt: null,
    },
  }
  expect(requestNeed(request)).toMatchObject({
    ...{ kind: 'request', title: 'Answer Sanne Voorbeeld', endsAt: waitsUntil },
    text: 'Sun\u00a029\u00a0Nov, Erawan, 4 guests.',
    answer: { button: 'Open', to: '/desk/bookings/SPN-7K3F9?from=%2Fdesk' },
  })
  expect(requestNeed(request, 1).releaseAll).toBeUndefined()
  expect(requestNeed(request, 12).releaseAll).toEqual({
    ...{ button: 'Release all 12 holds of this guest', seen: 3 },
    to: '/desk/bookings/SPN-7K3F9/release-all',
  })
})

test('a custom trip without a price is a quote, promised within a day, whether or not a vehicle is held', () => {
  const request = {
    ...{ seen: 3, reference: 'C-7K3F9', customerName: 'Ingrid Solberg', title: 'Custom trip', guests: 4 },
    ...{ travelDate: null, waitsUntil: null, kind: 'custom' as const, priceBaht: null },
    ...{ createdAt: new Date('2026-11-26T13:00:00+07:00'), status: 'requested' as const, wishedAt: null },
  }
  expect(requestNeed(request)).toMatchObject({
    ...{ kind: 'quote', title: 'Quote a price to Ingrid Solberg', text: 'Custom trip, 4 guests.' },
    endsAt: new Date('2026-11-27T13:00:00+07:00'),
    answer: { button: 'Write quote', to: '/desk/quotes/C-7K3F9' },
  })
  const wishedAt = new Date('2026-11-28T10:00:00+07:00')
  expect(requestNeed({ ...request, wishedAt })).toMatchObject({
    ...{ kind: 'quote', title: 'Ingrid Solberg asked to change the quote' },
    endsAt: new Date('2026-11-29T10:00:00+07:00'),
  })
  expect(requestNeed({ ...request, priceBaht: 16_000 }).kind).toBe('request')
})

test('an unpaid deposit names its sum, and ends when it can be paid by card no longer', () => {
  const booking = {
    id: 'b',
    seen: 3,
    reference: 'SPN-7K3F9',
    customerName: 'Sanne Voorbeeld',
    title: 'Erawan',
  }
  const agreed = { travelDate: '2026-11-29', priceBaht: 5800, depositPercent: 30, amountBaht: 1_800 }
  expect(depositNeed({ ...booking, ...agreed, customerEmail: '', wasReminded: false })).toMatchObject({
    ...{ kind: 'deposit', title: 'Sanne Voorbeeld hasn’t paid the deposit of ฿1,800' },
    endsAt: new Date('2026-11-28T22:00:00+07:00'),
  })
})

test('a paper ends when its last valid day is over in Thailand', () => {
  const driver = { id: 'daeng', name: 'Daeng', licenceExpiresOn: '2026-12-08' }
  const [paper] = paperNeeds({ vehicles: [], drivers: [driver], today: '2026-11-26' })
  expect(paper).toMatchObject({
    ...{ kind: 'papers', title: 'Driving licence of Daeng', text: 'Expires on Tue\u00a08\u00a0Dec.' },
    endsAt: new Date('2026-12-09T00:00:00+07:00'),
  })
})

test('a review names its guest, stars and trip, and leads to its page', () => {
  const review = { id: 'r', customerName: 'Ada', rating: 4, tourName: 'Erawan waterfall' }
  expect(reviewNeed(review)).toMatchObject({
    ...{ title: 'Ada left a review', text: '4 of 5 stars, Erawan waterfall.', endsAt: undefined },
    answer: { button: 'Read', to: '/admin/testimonials/r?from=today' },
  })
})

test('a refund that is suggested names its guest, its sum and why', () => {
  const refund = {
    ...{
      id: 'r',
      paymentId: 'p',
      method: 'card' as const,
      status: 'suggested' as const,
      amountSatang: 240_000,
    },
    ...{ reason: 'policy' as const, lastError: null, providerRefundId: null, createdAt: new Date(0) },
    ...{ reference: 'SPN-7K3F9', customerName: 'Ada Example' },
  }
  expect(refundNeed(refund)).toMatchObject({
    ...{ title: 'Decide whether to refund ฿2,400', text: 'The guest cancelled.' },
    guest: { name: 'Ada Example', reference: 'SPN-7K3F9' },
  })
})

test('a payment that does not match says what both sides have, a dispute what to do', () => {
  const mismatch = {
    ...{ id: 'p', what: 'What is wrong.', advice: 'What to do.', providerId: null },
    ...{ provider: '฿500, 14:00', ours: 'No booking', guest: { name: 'No booking found', reference: null } },
  }
  expect(mismatchNeed({ ...mismatch, kind: 'payment' })).toMatchObject({
    ...{ title: 'What is wrong.', text: 'Provider: ฿500, 14:00. We: No booking.' },
    answer: { button: 'Decide', to: '/desk/money#mismatches' },
  })
  expect(mismatchNeed({ ...mismatch, kind: 'dispute' })).toMatchObject({
    ...{ text: 'What to do.', answer: { button: 'Open', to: '/desk/money#mismatches' } },
  })
})

test('a guest who did not get our email is named with the phone number to call', () => {
  const mail = {
    ...{ id: 'm', kind: 'guest-request-confirmed', subjectId: 'b', toAddress: 'ada@example.com' },
    ...{ messageId: null, attempts: 1, lastError: 'MailRefused', sentAt: null, digestId: null },
    ...{
      createdAt: new Date(0),
      reference: 'SPN-7K3F9',
      customerName: 'Ada',
      customerPhone: '+44 7700 900123',
    },
  }
  expect(mailNeed(mail, 0)).toMatchObject({
    ...{ title: 'Request confirmed, to the guest: ada@example.com', guest: { name: 'Ada' } },
    text: 'The recipient’s mail server rejected it. Check the address. Queued 07:00. Call Ada: +44 7700 900123.',
  })
  const tried = mailNeed({ ...mail, customerPhone: '', reference: null, attempts: 12 }, 24 * 3_600_000)
  expect(tried.guest).toBeUndefined()
  expect(tried.text).toContain('Check the address. Tried 12 times since Thu\u00a01\u00a0Jan, 07:00.')
})
