import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { driveBetween } from './drive.words.ts'

test('a drive is said in hours and minutes', () => {
  expect(driveBetween('kanchanaburi', 'bangkok')).toBe('about 2 hours 20 minutes')
  expect(driveBetween('kanchanaburi', 'tha-muang')).toBe('about 25 minutes')
  expect(driveBetween('ratchaburi', 'kanchanaburi')).toBe('about 1 hour 20 minutes')
  expect(() => driveBetween('bangkok', 'hua-hin')).toThrow('no road')
})

test.for([
  ['erawan-waterfall-seven-tiers', 'From Kanchanaburi town the drive takes', 'kanchanaburi', 'erawan'],
  ['erawan-waterfall-seven-tiers', 'From Bangkok, the drive takes', 'bangkok', 'erawan'],
  ['kanchanaburi-practical-tips', 'It takes', 'bangkok', 'kanchanaburi'],
  ['kanchanaburi-practical-tips', 'From Suvarnabhumi airport it takes', 'suvarnabhumi', 'kanchanaburi'],
  ['kanchanaburi-practical-tips', 'with its wooden Mon bridge, is', 'bangkok', 'sangkhlaburi'],
  ['death-railway-by-train-and-car', '80 kilometres from town,', 'kanchanaburi', 'hellfire-pass'],
  [
    'death-railway-by-train-and-car',
    'The road from Bangkok to Kanchanaburi takes',
    'bangkok',
    'kanchanaburi',
  ],
] as const)('%s: "%s …" is the driving time of the taxi page', ([post, words, from, to]) => {
  const text = readFileSync(`content/posts/${post}.md`, 'utf8')
  expect(text).toContain(`${words} ${driveBetween(from, to)}`)
})

test('no text has another time for the road between Bangkok and Kanchanaburi, or to Ayutthaya', () => {
  const said = [
    JSON.stringify(catalogue.tours),
    ...globSync('{content,src}/**/*.{ts,tsx,md}')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8')),
  ].join('\n')
  expect(said).not.toMatch(/two to two and a half hours|three(?: more| hours) across the plain/i)
  expect(said).not.toMatch(/three[- ]hour drive|Erawan is three hours/i)
})
