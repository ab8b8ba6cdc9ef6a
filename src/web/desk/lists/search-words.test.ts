import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.for([
  ['ada  Example', ['ada', 'Example']],
  ['24 Nov', ['-11-24']],
  ['24 november', ['-11-24']],
  ['24 Nov 2026', ['2026-11-24']],
  ['4  JUNE 2027', ['2027-06-04']],
  ['30 Sept', ['-09-30']],
  ['ada 24 Nov 2026 van', ['ada', '2026-11-24', 'van']],
  ['2026-11-24', ['2026-11-24']],
  ['24 novel', ['24', 'novel']],
  ['24 ma', ['24', 'ma']],
  ['0 May', ['0', 'May']],
  ['99 May', ['99', 'May']],
  ['124 Nov', ['124', 'Nov']],
  ['24 Nov 26', ['-11-24', '26']],
  ['081 555 0123 ruby', ['0815550123', 'ruby']],
  ['+44 (0)7700 900123', ['+4407700900123']],
  ['\u2068+66 81\u2011555\u20110123\u2069', ['+66815550123']],
  ['(+66) 81 555 0123 ruby', ['+66815550123', 'ruby']],
  ['0066 81.555.0123', ['+66815550123']],
  ['0151/23456789', ['015123456789']],
  ['๐๘๑ ๕๕๕ ๐๑๒๓', ['0815550123']],
  ['24.11.2026', ['24.11.2026']],
  ['บ้านน\u0e49\u0e4d\u0e32', ['บ้านน\u0e49\u0e33']],
  ['2026-11-24 5800', ['2026-11-24', '5800']],
  ['5800 4', ['5800', '4']],
  ['', []],
] as const)('%j is searched as %j', ([query, words]) => {
  expect(searchWords(query)).toEqual(words)
})

test('accents are searched as they are stored, and the joiners within names and emoji stay', () => {
  expect(searchWords('Mu\u0308ller')).toEqual(['M\u00fcller'])
  expect(searchWords('\u200bनि\u200dता 👨\u200d👩\u200d👧 می\u200cنا\u200e')).toEqual([
    'नि\u200dता',
    '👨\u200d👩\u200d👧',
    'می\u200cنا',
  ])
})

test('a reference is found without its hyphen', () => {
  expect(searchWords('spn7k3f9 Ada')).toEqual(['spn-7k3f9', 'Ada'])
  expect(searchWords('SPN7K3F9X SPNAda')).toEqual(['SPN7K3F9X', 'SPNAda'])
})
