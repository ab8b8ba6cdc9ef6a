import { expect, test } from 'vitest'
import { postcardOf } from './postcard-of.ts'

const REVIEW = {
  photoId: 'a1',
  name: 'Anna Lind',
  country: 'Sweden',
  tourName: 'Erawan waterfall',
  travelDate: '2026-11-14',
  driver: 'Lek',
}

test('a postcard names place, first name, country, month and driver, as far as they are known', () => {
  expect(postcardOf(REVIEW)).toEqual({
    src: '/photos/a1.webp',
    alt: 'Picture by Anna, Sweden',
    caption: 'Erawan waterfall · Anna, Sweden · November 2026 · driven by Lek',
  })
  expect(postcardOf({ ...REVIEW, country: null, travelDate: null, driver: null })).toMatchObject({
    alt: 'Picture by Anna',
    caption: 'Erawan waterfall · Anna',
  })
  expect(postcardOf({ ...REVIEW, photoId: null })).toBeUndefined()
})
