import { expect, test } from 'vitest'
import { flashCookie } from '#app/flash-message.ts'
import { cancellationSentences } from '../catalogue/cancellation-terms.ts'
import { company } from '../company.ts'
import { faq } from '../faq.ts'
import { findLegalPage } from './legal.ts'

test('the texts name the business and contain no unfilled placeholder', () => {
  const privacy = findLegalPage('privacy').html.replaceAll('\u00a0', ' ')
  const terms = findLegalPage('terms').html.replaceAll('\u00a0', ' ')
  for (const words of [company.name, company.email, company.phone, company.address])
    expect(privacy).toContain(words)
  for (const words of [company.licence, company.address, company.phone]) expect(terms).toContain(words)
  expect(privacy + terms).not.toMatch(/[{}]/)
})

test('the terms page and the FAQ state the cancellation terms that bookings are made with', () => {
  const { html } = findLegalPage('terms')
  const answers = faq.map(({ answer }) => answer).join(' ')
  for (const words of ['Up to 24 hours before pickup', 'up to 12 hours before pickup', '50 %'])
    expect(html).toContain(words)
  expect(answers).toContain(cancellationSentences.short)
  expect(cancellationSentences.short).toMatch(/24 hours.*12 hours.*50 %/)
})

test('the privacy page says what the site stores about accounts, and that guests need none', () => {
  const { html } = findLegalPage('privacy')
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

test('the privacy page names the cookie for messages and its lifetime', () => {
  const [, name, seconds] = /^(\w+)=.*Max-Age=(\d+)/.exec(flashCookie('signed-in')) ?? []
  const { html } = findLegalPage('privacy')
  expect(html).toContain(`<code>${name}</code>`)
  expect(html).toContain(`${seconds} seconds`)
})

test('the texts mention no sign-in method that the site does not have', () => {
  expect(findLegalPage('privacy').html).not.toMatch(/google|facebook|apple|two-factor|profile picture/i)
})
