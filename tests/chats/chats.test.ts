import { expect, test } from 'vitest'
import { readChatMessage } from '#bookings/chat-message/read-chat-message.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { chatPlaces, chatSpellings, knownTrips, ownBusiness } from '#content/catalogue/chat-words.ts'
import { readExamples } from './read-examples.ts'

const known = {
  ...{ today: '2026-11-20', trips: knownTrips(catalogue), places: chatPlaces },
  ...{ spellings: chatSpellings, business: ownBusiness },
}
const EXAMPLES = ['messages.txt', 'more-messages.txt'].flatMap(readExamples)

test.each(EXAMPLES)(
  'nothing is read wrongly, and nothing plain is left out: $what',
  ({ message, right, also, open }) => {
    const { findings } = readChatMessage(message, known)
    const read = findings.map(({ field, value }) => `${field} ${value}`)
    const written = (pairs: [string, string][]) => pairs.map((pair) => pair.join(' '))
    expect(read).toEqual(expect.arrayContaining(written(right)))
    const expected = new Set(written([...right, ...also]))
    expect(read.filter((one) => !expected.has(one))).toEqual([])
    expect(findings.filter(({ field }) => open.includes(field))).toEqual([])
  },
)
