import { expect, test } from 'vitest'
import { needInWords, totalsOf } from './totals.ts'

const ROW = { reference: 'A', guests: 3, dueBaht: 900, isAgreed: true, vehicle: { plate: 'ทด 0101' } }

test('a day counts its agreed trips, their guests, the vehicles out and what is to be collected', () => {
  const rows = [ROW, { ...ROW, reference: 'B', guests: 2, dueBaht: 3000, vehicle: { plate: 'ทด 0201' } }]
  expect(totalsOf(rows, 6)).toBe('2 trips, 5 guests, 2 of 6 vehicles out. ฿3,900 to collect.')
  expect(totalsOf(rows, 2)).toBe('2 trips, 5 guests, all 2 vehicles out. ฿3,900 to collect.')
})

test('the guests and the money of a booking with two drives on one day count once', () => {
  expect(totalsOf([ROW, ROW], 6)).toBe('2 trips, 3 guests, 1 of 6 vehicles out. ฿900 to collect.')
})

test('a request is not counted, nor is a vehicle or money where there is none', () => {
  expect(totalsOf([{ ...ROW, isAgreed: false }], 6)).toBeUndefined()
  expect(totalsOf([{ ...ROW, dueBaht: 0, vehicle: undefined }], 6)).toBe('1 trip, 3 guests.')
})

test('how many trips need a person is said in words', () => {
  const needs = { label: 'No vehicle', why: '' }
  expect(needInWords([{ needs: undefined }])).toBeUndefined()
  expect(needInWords([{ needs }])).toBe('1 trip needs you')
  expect(needInWords([{ needs }, { needs }])).toBe('2 trips need you')
})
