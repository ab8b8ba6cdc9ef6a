import { expect, test } from 'vitest'
import { meantAddress, whyNoAddress } from './email-mistakes.rules.ts'

test.for([
  ['ada@example.com, ben@example.com', 'email.several'],
  ['ada@example.com ben@example.com', 'email.several'],
  ['ada@example.com;ben@example.com', 'email.several'],
  ['ada@example,com', 'email.comma'],
  ['ada,b@example.com', 'email.comma'],
  ['müller@example.de', 'email.letter'],
  ['ada@exämple.com', 'email.letter'],
  ['ruby..k.@docomo.example', 'email.dots'],
  ['ada.@example.com', 'email.dots'],
  ['ada', undefined],
  ['ada@', undefined],
  ['ada@@example.com', undefined],
  ['ada@example', undefined],
] as const)('%j: %s', ([address, code]) => {
  expect(whyNoAddress(address)?.code).toBe(code)
})

test.for([
  ['ada@gmail.con', 'ada@gmail.com'],
  ['Ada.B@GMIAL.com', 'Ada.B@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmial.con', 'ada@gmail.com'],
  ['ada@hotmai.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yahooo.com', 'ada@yahoo.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
  ['ada@my-hotel.con', 'ada@my-hotel.com'],
] as const)('%s was probably meant as %s', ([typed, meant]) => {
  expect(meantAddress(typed)).toBe(meant)
})

test.for([
  'ada@gmail.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@gmx.de',
  'ada@web.de',
  'ada@yahoo.ca',
  'ada@hotmail.ch',
  'ada@gmail.example',
  'ada@example.com',
  'ada@example.co',
  'ada',
])('%s looks right', (typed) => {
  expect(meantAddress(typed)).toBeUndefined()
})
