import { expect, test } from 'vitest'
import { pressPlace } from './press-place.rules.ts'

test('a place is kept to about ten metres', () => {
  expect(pressPlace('14.0416789', '99.5037123')).toEqual({ latitude: 14.0417, longitude: 99.5037 })
})

test.for([
  [undefined, undefined],
  ['', ''],
  ['14.04', ''],
  ['91', '99.5'],
  ['14.04', '181'],
  ['here', '99.5'],
  ['NaN', 'Infinity'],
])('%s and %s are no place', ([latitude, longitude]) => {
  expect(pressPlace(latitude, longitude)).toBeUndefined()
})
