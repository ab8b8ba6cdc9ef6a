import { expect, test } from 'vitest'
import { partyPricesOf } from './party-prices-of.ts'

const CAR = { vehicleClass: 'car', upTo: 3, priceBaht: 5300 } as const
const SUV = { vehicleClass: 'suv', upTo: 5, priceBaht: 5800 } as const
const VAN = { vehicleClass: 'van', upTo: 9, priceBaht: 6300 } as const

test('a party of each size pays for one vehicle', () => {
  expect(partyPricesOf([CAR, SUV, VAN])).toEqual({
    title: 'Two, four or seven of you',
    rows: [
      { guests: 2, vehicle: 'car', price: '฿5,300', each: '฿2,650 each' },
      { guests: 4, vehicle: 'SUV', price: '฿5,800', each: '฿1,450 each' },
      { guests: 7, vehicle: 'van', price: '฿6,300', each: '฿900 each' },
    ],
  })
})

test('a party that the smaller vehicle seats is not shown in the larger one', () => {
  const rows = partyPricesOf([
    { ...CAR, upTo: 4 },
    { ...SUV, upTo: 6 },
    { ...VAN, upTo: 8 },
  ])?.rows
  expect(rows?.map(({ guests }) => guests)).toEqual([2, 5, 7])
  expect(rows?.[1]?.each).toBe('฿1,160 each')
})

test('a sum that does not divide is said to be about', () => {
  expect(partyPricesOf([CAR, { ...VAN, priceBaht: 5300 }])?.rows[1]?.each).toBe('about ฿757 each')
})

test('one vehicle alone needs no table', () => {
  expect(partyPricesOf([VAN])).toBeUndefined()
})
