import { expect, test } from 'vitest'
import { atSentenceStart } from './sentence-start.ts'

test.each([
  ['the war cemetery', 'The war cemetery'],
  ['tomorrow 07:30', 'Tomorrow 07:30'],
  ['SUV', 'SUV'],
  ['\u00e9t\u00e9', '\u00c9t\u00e9'],
  ['สะพาน', 'สะพาน'],
  ['', ''],
])('%j begins a sentence as %j', (text, begun) => {
  expect(atSentenceStart(text)).toBe(begun)
})
