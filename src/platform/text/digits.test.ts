import { expect, test } from 'vitest'
import { plainDigits } from './digits.ts'

test.for([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['Moo 5, ½ ๕', 'Moo 5, ½ 5'],
] as const)('%s in plain digits is %s', ([typed, plain]) => {
  expect(plainDigits(typed)).toBe(plain)
})
