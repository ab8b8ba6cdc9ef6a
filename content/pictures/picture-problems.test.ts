import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photos } from './photos.ts'
import { photoProblems, shownPictures, shownProblems } from './picture-problems.ts'

const FILES = '*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}'
const isPhoto = (name: string) => name === 'my-place'

test('every photo has its file, and every picture that is shown exists', () => {
  expect(photoProblems(Object.keys(photos), globSync(FILES, { cwd: 'content/photos' }))).toEqual([])
  expect(shownPictures.length).toBeGreaterThan(100)
  expect(shownProblems(shownPictures)).toEqual([])
})

test.for([
  [['my-place'], [], 'The photo "my-place" has no file: there is no my-place.jpg, .png or .webp'],
  [['my-place'], ['my-place.jpg', 'my-place.png'], 'has two files in content/photos: my-place.jpg and my-pl'],
  [['raintree'], ['raintree.jpg'], 'The photo "raintree" has the name of a drawing.'],
  [['brand'], ['brand.jpg'], 'The photo "brand" has the name of a drawing.'],
  [['My Place'], ['My Place.jpg'], 'needs a name of small letters, digits and single dashes'],
  [[], ['my-place.jpg'], 'content/photos/my-place.jpg is not named in content/pictures/photos.ts'],
] as const)('photos %j with the files %j are refused', ([names, files, problem]) => {
  expect(photoProblems(names, files)).toEqual([expect.stringContaining(problem)])
})

test('a photo with its file has no problem, in any spelling of the format', () => {
  expect(photoProblems(['my-place', 'other'], ['my-place.JPG', 'other.webp'])).toEqual([])
})

test('a picture that is neither drawing nor photo is refused, and so is a crop of a photo', () => {
  const where = 'The trip erawan'
  expect(shownProblems([{ where, poster: 'my-plaec' }], isPhoto)).toEqual([
    'The trip erawan shows "my-plaec", which is neither a drawing nor a photo.',
  ])
  expect(shownProblems([{ where, poster: 'my-place', crop: [0, 0, 400, 300] }], isPhoto)).toEqual([
    expect.stringContaining('crops the photo "my-place"'),
  ])
  const fine = [
    { where, poster: 'my-place' },
    { where, poster: 'raintree', crop: [0, 0, 400, 300] },
  ] as const
  expect(shownProblems(fine, isPhoto)).toEqual([])
})
