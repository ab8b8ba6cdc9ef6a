import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.rules.ts'

test.each([
  ['ada@example.com', ['Ada@Example.com', 'a.d.a@example.com', 'ada+9@example.com', 'a.da+x.y@EXAMPLE.com']],
  [
    'ada@example.com',
    ['ada-1@example.com', 'ada-1-2@example.com', 'a.da-x+y@example.com', 'ada+x-y@example.com'],
  ],
  ['ada@example.com', ['ada@example.com.', ' ada@example.com ', 'ａｄａ@example.com']],
  ['ada@gmail.com', ['ada@googlemail.com', 'A.da@GoogleMail.com', 'a.da+1@gmail.com.']],
  ['ada@yahoo.com', ['ada-trips@yahoo.com']],
  ['ada@yahoo.co.uk', ['ada-trips@yahoo.co.uk']],
  ['ada@proton.me', ['a-d_a@proton.me', 'ada@protonmail.com', 'ada+x@pm.me']],
  ['ada@icloud.com', ['ada@me.com', 'ada@mac.com']],
  ['anne-marie@orange.fr', ['Anne-Marie+news@orange.fr', 'anne-marie@orange.fr.']],
  ['ada@xn--mller-kva.example', ['a.da@XN--MLLER-KVA.example']],
])('%s has the spellings %j', (mailbox, spellings) => {
  expect(spellings.map(mailboxOf)).toEqual(spellings.map(() => mailbox))
  expect(mailboxOf(mailbox)).toBe(mailbox)
})

test.each([
  ['ada@example.com', 'ada@example.org'],
  ['ada@example.com', 'ada@mail.example.com'],
  ['ada@yahoo.com', 'ada@yahoo.fr'],
  ['ada@gmail.com', 'adah@gmail.com'],
  ['ada_1@example.com', 'ada_2@example.com'],
  ['anne-marie@orange.fr', 'anne-sophie@orange.fr'],
  ['anne-marie@gmx.de', 'anne-sophie@gmx.de'],
  ['-1@example.com', '-2@example.com'],
  ['+1@example.com', '+2@example.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
