import { expect, test } from 'vitest'
import { company } from './company.ts'
import { findLegalPage } from './legal.ts'

test('the texts name the business and leave nothing to fill in', () => {
  const privacy = findLegalPage('privacy').html.replaceAll('\u00a0', ' ')
  const terms = findLegalPage('terms').html.replaceAll('\u00a0', ' ')
  for (const words of [company.name, company.email, company.phone, company.address])
    expect(privacy).toContain(words)
  for (const words of [company.licence, company.address, company.phone]) expect(terms).toContain(words)
  expect(privacy + terms).not.toMatch(/[{}]/)
})

test('nothing is promised about what the site does not have', () => {
  expect(findLegalPage('privacy').html).not.toMatch(/\baccounts?\b|password|sign(ed)? in/i)
})
