import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test.each([
  ['Erawan waterfall and the River Kwai bridge', 'Erawan waterfall'],
  ['Skywalk, two rivers and the old street', 'Skywalk'],
  ['The Death Railway by museum and train', 'Death Railway'],
  ['Hotel in Kanchanaburi → Hua Hin', 'to Hua Hin'],
  ['Hotel in Kanchanaburi → Don Mueang Airport (DMK)', 'to Don Mueang Airport'],
  ['Five days', 'Five days'],
  ['', ''],
])('%s is %s on the board', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
