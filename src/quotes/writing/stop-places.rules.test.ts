import { expect, test } from 'vitest'
import { placesNamed } from './stop-places.rules.ts'

const KNOWN = {
  cemetery: { words: ['war cemetery'] },
  museum: { words: ['railway museum', 'tbrc'] },
  waterfall: { words: ['sai yok', 'sai yok yai'] },
  small: { words: ['sai yok noi'] },
}

test.for([
  ['War Cemetery and railway museum', ['cemetery', 'museum']],
  ['the TBRC railway museum', ['museum']],
  ['Lunch at Sai Yok Noi', ['small']],
  ['Sai Yok Noi, then Sai Yok Yai', ['small', 'waterfall']],
  ['Your hotel', []],
  ['Postwar cemetery', []],
] as const)('%s', ([text, places]) => {
  expect(placesNamed(text, KNOWN)).toEqual(places)
})
