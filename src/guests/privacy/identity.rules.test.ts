import { expect, test } from 'vitest'
import { identityText, phoneKey, readIdentity } from './identity.rules.ts'

test.for([
  [' Ada@Example.com ', 'ada@example.com'],
  ['ａｄａ@example.com\u200b', 'ada@example.com'],
  ['spn-7k3f9', 'SPN-7K3F9'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['0044 7700-900.123', '+447700900123'],
  ['081 555 0199', '+66815550199'],
  ['07700 900123', '+07700900123'],
])('%s is read as %s', ([typed = '', text]) => {
  const identity = readIdentity(typed) ?? expect.fail('nobody')
  expect(identityText(identity)).toBe(text)
  expect(readIdentity(identityText(identity))).toEqual(identity)
})

test.for(['', ' ', 'ada', '12345', '- - - - -', 'a@example.com,b@example.com', 'SPN-7K3F', '%', '+'])(
  '"%s" names nobody',
  (typed) => {
    expect(readIdentity(typed)).toBeUndefined()
  },
)

test('a number is the same with its code and as it is dialled in the country of its guest', () => {
  expect(phoneKey('07700 900123', 'United Kingdom')).toBe(phoneKey('+44 7700 900123'))
  expect(phoneKey('07700 900123')).not.toBe(phoneKey('+44 7700 900123'))
})
