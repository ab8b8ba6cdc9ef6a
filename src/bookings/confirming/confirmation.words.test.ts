import { expect, test } from 'vitest'
import { confirmationWords } from './confirmation.words.ts'

test('the badge says how a trip is confirmed, and one sentence says why', () => {
  expect(confirmationWords({ kind: 'instant', until: '17:30' }, ['card'])).toEqual({
    isInstant: true,
    badge: 'Instant confirmation',
    why: 'Confirmed at once when you pay by card before 17:30 the day before.',
  })
  expect(confirmationWords({ kind: 'request', channel: 'whatsapp' }, ['card'])).toMatchObject({
    isInstant: false,
    badge: 'On request',
    why: expect.stringContaining('confirm on WhatsApp'),
  })
})
