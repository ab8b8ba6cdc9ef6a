import { expect, test } from 'vitest'
import type { PublicDriver } from '#fleet/find-public-fleet.ts'
import { dayDriversOf } from './day-drivers-view.ts'

const PHOTO = { src: '/photos/x.webp', isSample: false }
const driver = (firstName: string, more: Partial<PublicDriver> = {}): PublicDriver => ({
  ...{ id: firstName, firstName, languages: ['th', 'en'], drivingSince: null, photo: undefined },
  ...more,
})

test.for<[what: string, drivers: PublicDriver[], hasOtherDrivers: boolean, title: string, words: string]>([
  [
    'two with a photo, and nobody else',
    [
      driver('Anan', { drivingSince: 2014, photo: PHOTO }),
      driver('Somchai', { drivingSince: 2011, photo: PHOTO }),
    ],
    false,
    'Anan or Somchai drives this day.',
    'Driving since 2014 and 2011. Both speak English. You get the name, face and number plate by 18:00 the evening before.',
  ],
  [
    'one of several, without a photo',
    [driver('Lek', { drivingSince: 2009 })],
    true,
    'Lek or a colleague drives this day.',
    'Driving since 2009. Speaks English. You get the name and number plate by 18:00 the evening before.',
  ],
  [
    'a driver with Thai only beside one with English',
    [driver('Prayut', { languages: ['th'] }), driver('Wanida')],
    false,
    'Wanida or a colleague drives this day.',
    'Speaks English. You get the name and number plate by 18:00 the evening before.',
  ],
  [
    'nobody with English, one year not known',
    [driver('Noi', { languages: ['th'], drivingSince: 2020 }), driver('Chai', { languages: ['th', 'de'] })],
    false,
    'Noi or Chai drives this day.',
    'They speak Thai and German. You get the name and number plate by 18:00 the evening before.',
  ],
  [
    'more than two',
    [driver('Anan'), driver('Somchai'), driver('Wanida')],
    false,
    'Anan, Somchai or a colleague drives this day.',
    'Both speak English. You get the name and number plate by 18:00 the evening before.',
  ],
])('who drives the day: %s', ([, drivers, hasOtherDrivers, title, words]) => {
  expect(dayDriversOf({ drivers, hasOtherDrivers })).toMatchObject({ title, words })
})

test('a transfer is a ride, not a day', () => {
  const fleet = { drivers: [driver('Anan')], hasOtherDrivers: false }
  expect(dayDriversOf(fleet, 'ride')?.title).toBe('Anan drives this ride.')
})

test('without a driver on the website nothing is said', () => {
  expect(dayDriversOf({ drivers: [], hasOtherDrivers: true })).toBeUndefined()
})
