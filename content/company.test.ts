import { expect, test } from 'vitest'
import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { isPhoneNumber } from '#guests/contact/phone-text.rules.ts'
import { company, placeholders } from './company.ts'

test('no contact detail that is a placeholder can go live', () => {
  expect(Object.keys(placeholders).sort()).toEqual([
    'address',
    'email',
    'insurance',
    'legalName',
    'licence',
    'phone',
    'whatsapp',
  ])
})

test('the placeholders cannot belong to a real business', () => {
  expect(placeholders.phone?.replace(/\D/g, '')).toMatch(/^660+$/)
  expect(placeholders.whatsapp).toMatch(/^660+$/)
  expect(placeholders.licence).toMatch(/^TAT [0/]+$/)
  expect(placeholders.email).toMatch(/@[a-z]+\.example$/)
  expect(placeholders.address).toContain('Example Road')
})

test('phone and email are of the kind that the forms accept', () => {
  expect(isPhoneNumber(company.phone)).toBe(true)
  expect(isEmailAddress(company.email)).toBe(true)
})

test('the chat number is the phone number, in digits with the country code', () => {
  expect(company.whatsapp).toBe(company.phone.replace(/\D/g, ''))
})

test('the day of the business opens at 06:00 and closes at 22:00', () => {
  expect(company.hours).toEqual({
    opens: '06:00',
    closes: '22:00',
    days: 'daily',
    answersAtNight: expect.any(Boolean),
  })
})
