import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { picturesOf } from '../../parts/picture-of.ts'
import { remotePicturesOf } from './remote-page.tsx'

const trip = findTour(catalogue, 'hidden-gems') ?? expect.fail('no such trip')
const photos = [{ caption: 'A cave', files: [{ src: '/photos/cave.webp', width: 640 }] }]
const [drawing] = picturesOf(trip)
const elsewhere = 'https://pictures.example/1.jpg'
const title = 'Night train'

test.for([
  ['the photographs of its trip, then what the source has', [elsewhere], ['/photos/cave.webp', elsewhere]],
  ['the pictures of its trip when the source has none', [], ['/photos/cave.webp', drawing.src]],
] as const)('a remote tour shows %s', ([, gallery, expected]) => {
  const pictures = remotePicturesOf({ title, gallery: [...gallery] }, { ...trip, photos })
  expect(pictures.map(({ src }) => src).slice(0, 2)).toEqual(expected)
})

test('a drawing of the catalogue has its own caption; a picture from elsewhere has the title', () => {
  expect(remotePicturesOf({ title, gallery: [drawing.src] }, trip)).toEqual([drawing])
  expect(remotePicturesOf({ title, gallery: [elsewhere] }, undefined)).toEqual([
    { src: elsewhere, alt: 'Night train, picture 1', caption: title },
  ])
  expect(remotePicturesOf({ title, gallery: [] }, undefined)).toEqual([])
})
