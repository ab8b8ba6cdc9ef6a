import { expect, test } from 'vitest'
import { findPlace, type TransferPlace } from './transfer-place.rules.ts'

const PLACES: TransferPlace[] = [
  {
    ...{ id: 'bkk', name: 'Suvarnabhumi Airport (BKK)', thai: 'สนามบินสุวรรณภูมิ', zone: 'bkk', kind: 'airport' },
    aliases: ['Suvarnabumi'],
  },
]

test.for(['Suvarnabhumi Airport (BKK)', '  suvarnabhumi airport bkk ', 'SUVARNABUMI', 'สนามบินสุวรรณภูมิ'])(
  '%s is found',
  (text) => {
    expect(findPlace(PLACES, text)?.id).toBe('bkk')
  },
)

test.for(['', '—', 'Suvarnabhumi', 'Hotel near Suvarnabhumi Airport (BKK)', 'สุวรรณภูมิ'])(
  '%s is not, because only a whole name is',
  (text) => {
    expect(findPlace(PLACES, text)).toBeUndefined()
  },
)
