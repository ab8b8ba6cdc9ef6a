import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { pageMeta } from './head/page-meta.ts'
import { tripData } from './head/structured-data.ts'
import { picturesOf, sharedPictureOfTour } from './picture-of.ts'

const drawn = findTour(catalogue, 'hidden-gems') ?? expect.fail('no such trip')
const photo = (caption: string) => ({
  caption,
  files: [
    { src: `/photos/${caption}-small.webp`, width: 640 },
    { src: `/photos/${caption}-large.webp`, width: 1600 },
  ],
})
const photographed = { ...drawn, photos: [photo('cave'), photo('lake')] }
const publicUrl = 'https://www.example.com'

test('the photographs of a trip come before its drawings; phones get the small file of each', () => {
  const pictures = picturesOf(photographed)
  expect(pictures.slice(0, 2)).toMatchObject([
    {
      ...{ alt: 'cave', src: '/photos/cave-large.webp', phone: '/photos/cave-small.webp' },
      srcSets: { webp: '/photos/cave-small.webp 640w, /photos/cave-large.webp 1600w' },
    },
    { alt: 'lake' },
  ])
  expect(pictures.slice(2)).toEqual(picturesOf(drawn))
})

test('a link to a trip is previewed with its first photograph in its larger file, else with its drawing', () => {
  const metaOf = (tour: typeof drawn) => {
    const image = sharedPictureOfTour(tour)
    const entries = pageMeta({ title: tour.title, description: '', publicUrl, image }).map((entry) =>
      'property' in entry ? [[entry.property, entry.content] as const] : [],
    )
    return Object.fromEntries(entries.flat())
  }
  const address = `${publicUrl}/photos/cave-large.webp`
  expect(metaOf(photographed)).toMatchObject({
    'og:image': address,
    'og:image:width': '1600',
    'og:image:height': '1200',
    'og:image:alt': 'cave',
  })
  expect(tripData(photographed, publicUrl)).toMatchObject({ image: address })
  expect(metaOf(drawn)).toMatchObject({
    'og:image': `${publicUrl}/share/${drawn.gallery[0].poster}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})
