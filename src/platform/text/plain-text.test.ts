import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, hasForbiddenCharacters, stripMarkup } from './plain-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 200 })
/** Text that is likely to be markup, whole or in pieces that become markup when one of them is taken out. */
const tagSoup = fc
  .array(fc.constantFrom('<', '</', '>', '<b>', '<script>', '<!--', 'b', ' ', '\n', '"', '😀', 'ก'), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''))
const TAG_START = /<[a-z/!?]/i

test.for([
  ['Ada <b>Example</b>', 'Ada Example'],
  ['<script>alert(1)</script>River Inn', 'alert(1)River Inn'],
  ['<scr<b>ipt>alert(1)', 'scriptalert(1)'],
  ['Ada<!-- hidden -->', 'Ada'],
  ['<img src=x\nonerror=alert(1)>Ada', 'Ada'],
  ['Ada <a href="https://example.com', 'Ada a href="https://example.com'],
  ['</b>', ''],
  ['<?php echo 1 ?>', ''],
] as const)('%j without its markup is %j', ([text, plain]) => {
  expect(stripMarkup(text)).toBe(plain)
})

test.for(['2 < 3 guests', 'thank you <3', 'a > b', '5 <= 6', "O'Brien & sons", 'Zoë 😀 สวัสดี', 'ada @ <'])(
  '"%s" is no markup and stays',
  (text) => {
    expect(stripMarkup(text)).toBe(text)
  },
)

test.for([
  [
    'Budget <about 5000 baht each. Write to <bob@example.com>, please.\nThank you!',
    'Budget about 5000 baht each. Write to bob@example.com, please.\nThank you!',
  ],
  ['John <Johnny> Smith', 'John Johnny Smith'],
  ['Children <6 years>', 'Children <6 years>'],
  ['see <https://example.com/map>', 'see https://example.com/map'],
] as const)('of %j no word is lost', ([text, plain]) => {
  expect(stripMarkup(text)).toBe(plain)
})

test('removing one tag does not uncover another', () => {
  for (const text of ['<<b>b>Ada', '<<<b>b>script>alert(1)', '<scr<script>ipt>', '</<b>script>'])
    expect(stripMarkup(text)).not.toMatch(TAG_START)
})

test('no text keeps a tag', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, tagSoup), (text) => {
      expect(stripMarkup(text)).not.toMatch(TAG_START)
    }),
    { numRuns: 500 },
  )
})

test('stripping markup twice is the same as once', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, tagSoup), (text) => {
      const once = stripMarkup(text)
      expect(stripMarkup(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test('neither folding spaces nor cutting brings a tag back', () => {
  fc.assert(
    fc.property(tagSoup, fc.integer({ min: 0, max: 30 }), (text, maxLength) => {
      expect(cleanLine(text, maxLength)).not.toMatch(TAG_START)
      expect(cleanText(text, maxLength)).not.toMatch(TAG_START)
    }),
    { numRuns: 500 },
  )
})

test('cleaned text can be stored and is never longer than its cap', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, tagSoup), fc.integer({ min: 0, max: 60 }), (text, maxLength) => {
      for (const clean of [cleanLine(text, maxLength), cleanText(text, maxLength)]) {
        expect(clean.isWellFormed()).toBe(true)
        expect(clean.length).toBeLessThanOrEqual(maxLength)
      }
    }),
    { numRuns: 500 },
  )
})

test('an emoji that does not fit is left out whole', () => {
  expect(cleanLine('Ada😀', 4)).toBe('Ada')
  expect(cleanText('😀😀', 3)).toBe('😀')
})

test('a line is one line, however it was typed', () => {
  expect(cleanLine('  Ada \r\n\t Example\u00a0 ', 100)).toBe('Ada Example')
})

test('several lines stay several lines with one kind of line end', () => {
  expect(cleanText(' one\r\ntwo\rthree\n\n four ', 100)).toBe('one\ntwo\nthree\n\n four')
})

test('a cleaned line cannot start an email header of its own', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanLine(`Ada\r\nBcc: x@example.com ${text}`, 500)).not.toMatch(/[\r\n]/)
    }),
  )
})

test.for([
  ['a null', '\0'],
  ['a bell', '\u0007'],
  ['an escape', '\u001b[31m'],
  ['a delete', '\u007f'],
  ['a right-to-left override', 'gpj.\u202eexe'],
  ['half an emoji', '\ud83d'],
  ['the other half', 'Ada \ude00'],
] as const)('%s is refused', ([, text]) => {
  expect(hasForbiddenCharacters(text)).toBe(true)
})

test.for([
  'Ada Example',
  'tab\tand\r\nlines',
  'Zoë Müller-O’Brien',
  'สมชาย ใจดี',
  '山田太郎',
  'עדה',
  '👨‍👩‍👧 🏳️‍🌈',
  'e\u0301',
  '฿5,300 – 10 %',
])('%j is what people type', (text) => {
  expect(hasForbiddenCharacters(text)).toBe(false)
})

test('a forbidden character is refused anywhere in the text', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('\0', '\u202e', '\ud83d '), (before, after, wrong) => {
      expect(hasForbiddenCharacters(`${before}${wrong}${after}`)).toBe(true)
    }),
  )
})

test.for(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j is a line break', (end) => {
  const pasted = `River Inn${end}Room 5`
  expect(hasForbiddenCharacters(pasted)).toBe(false)
  expect(cleanText(pasted, 100)).toBe('River Inn\nRoom 5')
  expect(cleanLine(pasted, 100)).toBe('River Inn Room 5')
})

test.for([...'\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad'])(
  'the mark %j around a name is left out',
  (mark) => {
    const pasted = `${mark}محمد${mark} <b${mark}>5`
    expect(hasForbiddenCharacters(pasted)).toBe(false)
    expect(cleanLine(pasted, 100)).toBe('محمد 5')
    expect(cleanText(pasted, 100)).toBe('محمد 5')
  },
)

test('a letter and its accent become one character, however they were typed', () => {
  expect(cleanLine('Nguye\u0302\u0303n Mu\u0308ller', 100)).toBe('Nguy\u1ec5n M\u00fcller')
  expect(cleanText('Mu\u0308ller', 100)).toBe('M\u00fcller')
  // Thai `am`, before and behind its tone.
  for (const split of ['น\u0e49\u0e4d\u0e32', 'น\u0e4d\u0e49\u0e32'])
    expect(cleanLine(split, 100)).toBe('น\u0e49\u0e33')
})

test('the joiners within names and emoji stay', () => {
  const typed = 'क्\u200dष می\u200cنا 👨\u200d👩\u200d👧'
  expect(cleanLine(typed, 100)).toBe(typed)
})
