import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { samplePassOf } from './sample-view.ts'

const NOW = Date.parse('2026-11-28T10:00:00+07:00')
const LEK = {
  ...{ id: 'lek', firstName: 'Lek', languages: ['th', 'en'], drivingSince: 2011 },
  photo: { src: '/photos/lek.webp', isSample: false },
}

test('the sample pass shows a driver of the website, a card with the same name, and the terms as they are', () => {
  const { crew, card, windows } = samplePassOf(
    { drivers: [{ ...LEK, languages: ['th'] }, LEK] },
    defaultRules,
    NOW,
  )
  expect([crew.name, crew.photo, crew.chat]).toEqual(['Lek', '/photos/lek.webp', undefined])
  expect(card?.phone?.whose).toBe('คุณLek')
  expect(windows[0]).toMatchObject({ until: 'until Fri\u00a04\u00a0Dec, 06:00', back: '฿5,300', is: 'now' })
  expect(windows.at(-1)).toMatchObject({ back: '฿0', until: 'after that' })
})

test('without a driver on the website the pass still shows how it looks', () => {
  expect(samplePassOf({ drivers: [] }, defaultRules, NOW).crew).toMatchObject({ name: 'Anan', photo: null })
})
