import { expect, test } from 'vitest'
import { popularRoutes } from '../transfers/popular-routes.ts'
import { isLongTransfer } from './long-transfers.ts'

test('rides to Bangkok, an airport or another town are long ones', () => {
  expect(popularRoutes.filter(({ from, to }) => !isLongTransfer(from, to))).toEqual([])
  expect(isLongTransfer('Hotel in Kanchanaburi', 'airport')).toBe(true)
  expect(isLongTransfer('Pattaya', 'Kanchanaburi')).toBe(true)
})

test('rides around the town are not', () => {
  for (const place of ['Kanchanaburi station', 'Erawan National Park', 'Sai Yok', 'The raft house']) {
    expect({ place, isLong: isLongTransfer('Hotel in Kanchanaburi', place) }).toEqual({
      place,
      isLong: false,
    })
  }
})
