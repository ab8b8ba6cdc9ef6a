import { expect, test } from 'vitest'
import { cancellationSentences, paidOnline } from '#bookings/operator-rules/rule-sentences.words.ts'
import { freeWaitingSentence, nightRateSentence } from '#catalogue/transfers/waiting-sentences.words.ts'
import { flashCookie } from '#web/shell/flash-message.ts'
import { returnCookie } from '#web/shell/return-cookie.ts'
import { defaultRules } from '../catalogue/booking-rules.ts'
import { company } from '../company.ts'
import { faqOf } from '../faq.ts'
import { findLegalPage } from './legal.ts'

test('the texts name the business and contain no unfilled placeholder', () => {
  const privacy = findLegalPage('privacy', defaultRules).html.replaceAll('\u00a0', ' ')
  const terms = findLegalPage('terms', defaultRules).html.replaceAll('\u00a0', ' ')
  for (const words of [company.name, company.email, company.phone, company.address])
    expect(privacy).toContain(words)
  for (const words of [company.licence, company.address, company.phone]) expect(terms).toContain(words)
  expect(privacy + terms).not.toMatch(/[{}]/)
})

test('the terms page and the FAQ state the cancellation terms that hold', () => {
  const clauses = [
    { untilHoursBefore: 72, refundPercent: 100 },
    { untilHoursBefore: 1, refundPercent: 30 },
  ] as const
  const rules = { ...defaultRules, cancellation: { clauses } }
  const { html } = findLegalPage('terms', rules)
  const answers = faqOf(rules).map(({ answer }) => answer)
  for (const words of ['Up to 72 hours before pickup', 'up to 1 hour before pickup', '70%'])
    expect(html).toContain(words)
  const { short } = cancellationSentences(rules.cancellation)
  expect(answers.join(' ')).toContain(short)
  expect(short).toMatch(/72 hours.*1 hour .*70%/)
})

test('the terms say what waiting and a ride at night cost', () => {
  const { html } = findLegalPage('terms', defaultRules)
  expect(html).toContain(freeWaitingSentence)
  expect(html).toContain(nightRateSentence)
})

test('the privacy page says what the site stores about accounts, and that guests need none', () => {
  const { html } = findLegalPage('privacy', defaultRules)
  for (const words of [
    'Guests need no account',
    'only as a hash',
    'No network address and no browser name',
    'a day at most',
    '<code>session</code>',
    'HttpOnly',
    '7 days',
  ])
    expect(html).toContain(words)
})

test.for([flashCookie('signed-in'), returnCookie('/desk')])(
  'the privacy page names the cookie %s and its lifetime',
  (cookie) => {
    const [, name, seconds] = /^([\w-]+)=.*Max-Age=(\d+)/.exec(cookie) ?? []
    const { html } = findLegalPage('privacy', defaultRules)
    expect(html).toContain(`<code>${name}</code>`)
    expect(html).toContain(`${seconds} seconds`)
  },
)

test('the terms and the FAQ say alike what a payment online does', () => {
  const { html } = findLegalPage('terms', defaultRules)
  const answers = faqOf(defaultRules).map(({ answer }) => answer)
  expect(html).toContain(paidOnline)
  expect(answers.join(' ')).toContain(paidOnline)
})

test('the texts mention no sign-in method that the site does not have', () => {
  expect(findLegalPage('privacy', defaultRules).html).not.toMatch(
    /google|facebook|apple|two-factor|profile picture/i,
  )
})
