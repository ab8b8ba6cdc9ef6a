import { expect, test } from 'vitest'
import { readSeenPrice, writeSeenPrices } from './seen-prices.ts'

test('the server reads back the price that the page showed for the chosen vehicle', () => {
  const seen = writeSeenPrices([
    { vehicleClass: 'car', priceBaht: 5300 },
    { vehicleClass: 'van', priceBaht: 6300 },
  ])
  expect(readSeenPrice(seen, 'car')).toBe(5300)
  expect(readSeenPrice(seen, 'van')).toBe(6300)
  expect(readSeenPrice(seen, 'suv')).toBeUndefined()
})

test('a malformed list of prices has no price', () => {
  for (const text of ['', 'car', 'car:', 'car:-5', 'car:1e3', 'xcar:5']) {
    expect(readSeenPrice(text, 'car')).toBeUndefined()
  }
})
