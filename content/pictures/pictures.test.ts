import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findTour, listTours } from '#catalogue/catalogue.rules.ts'
import type { Tour } from '#catalogue/tour.rules.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { vehicleClasses } from '../catalogue/vehicle-classes.ts'
import { listPosts } from '../markdown/posts.ts'
import { thingsToDo } from '../things-to-do.ts'
import { gallery } from './gallery.ts'
import { pictures as allPictures, isPhotoName, isPictureName } from './pictures.ts'
import { type PosterName, posters } from './posters.ts'
import type { Poster } from './site-posters.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../public')
/** Drawings that are no posters: the vehicles, the ridge of the footer, and the piece of the hero that phones see. */
const NO_POSTERS = ['car-sedan', 'car-suv', 'car-van', 'hero-bridge-tall', 'ridge-footer']

const pictures = catalogue.tours.flatMap(({ id, gallery }) => gallery.map((picture) => ({ id, ...picture })))

test('every poster is a drawing in public/art, and every drawing there is known', () => {
  const drawn = globSync('*.svg', { cwd: path.join(PUBLIC, 'art') }).map((file) =>
    path.basename(file, '.svg'),
  )
  expect([...Object.keys(posters), ...NO_POSTERS].sort()).toEqual(drawn.sort())
})

test('every drawing and photo has an alt text of its own', () => {
  const words = Object.values<Poster>(allPictures).map(({ alt }) => alt)
  expect(words.filter((alt) => alt.length < 20 || /^(a )?(picture|image|drawing|photo)/i.test(alt))).toEqual(
    [],
  )
  expect(new Set(words).size).toBe(words.length)
})

test('every picture of a trip has a caption', () => {
  expect(pictures.filter(({ caption }) => caption.trim() === '')).toEqual([])
})

test('names such as constructor are no pictures', () => {
  expect(['__proto__', 'constructor', 'toString'].filter(isPictureName)).toEqual([])
})

test('every crop lies inside its poster', () => {
  const outside = pictures.filter(({ poster, crop }) => {
    if (!crop || isPhotoName(poster)) return false
    const [x, y, width, height] = crop
    const [posterWidth, posterHeight] = sizeOf(poster)
    return x < 0 || y < 0 || width <= 0 || height <= 0 || x + width > posterWidth || y + height > posterHeight
  })
  expect(outside).toEqual([])
})

test('a crop has the aspect ratio of the slot and is not too small', () => {
  const odd = pictures.filter(
    ({ crop }) => crop && (crop[2] < 360 || Math.abs(crop[2] / crop[3] - 4 / 3) > 0.02),
  )
  expect(odd).toEqual([])
})

test('no gallery shows the same drawing twice, such as a crop of it', () => {
  const repeating = catalogue.tours.filter(
    ({ gallery }) => new Set(gallery.map(({ poster }) => poster)).size !== gallery.length,
  )
  expect(repeating.map(({ id }) => id)).toEqual([])
})

const firstOf = (list: readonly Tour[]) => list.map(({ gallery: [first] }) => first.poster)
const [bangkok, kanchanaburi] = [listTours(catalogue, 'bangkok'), listTours(catalogue, 'kanchanaburi')]
const articles = listPosts()

test.for([
  ['all trips', firstOf(catalogue.tours)],
  ['the Bangkok list', firstOf(bangkok)],
  ['the Kanchanaburi list', firstOf(kanchanaburi)],
  [
    'the home page',
    ['hero-bridge', ...thingsToDo.map(({ poster }) => poster)].concat(
      firstOf(bangkok.slice(0, 6)),
      firstOf(kanchanaburi.slice(0, 6)),
    ),
  ],
  ['the gallery, which goes round', [...gallery, ...gallery.slice(0, 1)].map(({ poster }) => poster)],
  ['the articles', articles.map(({ image }) => image)],
  ...articles.map(
    ({ id, tours: ids }) =>
      [`the trips of ${id}`, firstOf(ids.flatMap((tour) => findTour(catalogue, tour) ?? []))] as const,
  ),
] as const)('on %s two neighbours show neither the same drawing nor the same foreground', ([, list]) => {
  const seen = list.map((name): { name: string; corner?: string } => ({
    name,
    ...posters[name as PosterName],
  }))
  const twins = seen.filter(({ name, corner }, index) => {
    const before = seen[index - 1]
    return before && (before.name === name || (corner !== undefined && before.corner === corner))
  })
  expect(twins.map(({ name }) => name)).toEqual([])
})

/** A guest on hotel Wi-Fi gets six of them with a list; a slow phone has to draw them. */
const MAX_BYTES = 6 * 1024
const MAX_ELEMENTS = 250

test.for(Object.keys(posters))('%s is small, and is drawn with shapes only', (poster) => {
  const svg = readPoster(poster)
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES)
  expect(svg.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(MAX_ELEMENTS)
  expect(svg).not.toMatch(/<(text|image|filter|script|foreignObject|animate)|mix-blend-mode|href="(?!#)/)
})

test('every vehicle has its drawing', () => {
  const missing = Object.values(vehicleClasses).filter(
    ({ picture }) => !existsSync(path.join(PUBLIC, picture)),
  )
  expect(missing).toEqual([])
})

/** Width and height as the drawing itself declares them: 1200 by 900, the bridge 1600 by 900. */
function sizeOf(poster: string): [number, number] {
  const svg = readPoster(poster)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return [Number(width), Number(height)]
}

function readPoster(poster: string): string {
  return readFileSync(path.join(PUBLIC, 'art', `${poster}.svg`), 'utf8')
}
