import { expect, test } from 'vitest'
import { shortTitle } from './short-title.words.ts'

test.each([
  ['Erawan waterfall and the River Kwai bridge', 'Erawan waterfall'],
  ['Skywalk, two rivers and the old street', 'Skywalk'],
  ['The Death Railway by museum and train', 'Death Railway'],
  ['Five days', 'Five days'],
  ['', ''],
])('%s is %s on the board', (title, short) => {
  expect(shortTitle({ kind: 'trip', title, dropoff: 'Your hotel' })).toBe(short)
})

test.each([
  ['Hua Hin', 'to Hua Hin'],
  ['Don Mueang Airport (DMK)', 'to Don Mueang Airport'],
])('a ride to %s is %s on the board, whichever way the whole booking goes', (dropoff, short) => {
  expect(shortTitle({ kind: 'transfer', title: 'Hua Hin → Don Mueang Airport (DMK)', dropoff })).toBe(short)
})
