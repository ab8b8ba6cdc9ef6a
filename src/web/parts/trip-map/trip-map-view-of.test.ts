import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { originsOf } from '#catalogue/fare.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { placePoints } from '#content/map/place-points.ts'
import { drawMap, MAP_COLOURS } from './drawing.ts'
import { FRAME } from './frame.ts'
import { isOnMap, isShown, type Label, labelBox, MAP_WIDTHS, NARROW, overlap } from './label-box.ts'
import type { MapMark, TripMapView } from './trip-map.tsx'
import { tripMapViewOf } from './trip-map-view-of.ts'

const days = catalogue.tours.flatMap((tour) =>
  originsOf(tour.prices).map((origin) => ({ tour, origin, map: tripMapViewOf(tour, origin) })),
)
const maps = days.flatMap(({ tour, origin, map }) =>
  map ? [{ name: `${tour.id} from ${origin}`, map }] : [],
)

test('a trip has a map exactly when its main place has coordinates', () => {
  const wrong = days.filter(({ tour, map }) => !map === !!placePoints[tour.mainPlace ?? '']?.at)
  expect(wrong.map(({ tour }) => tour.id)).toEqual([])
  expect(maps.length).toBeGreaterThan(30)
})

test.for(maps)(
  '$name: no label leaves the map or touches another, on a phone or a wide screen',
  ({ map }) => {
    const labels = labelsOf(map)
    for (const width of MAP_WIDTHS.filter((one) => one >= NARROW)) {
      const boxes = labels
        .filter((label) => isShown(label, width))
        .map((label) => ({ text: label.text, box: labelBox(label, width) }))
      expect.soft(boxes.filter(({ box }) => !isOnMap(box, width, 3))).toEqual([])
      const clashes = boxes.flatMap(({ text, box }, index) =>
        boxes.slice(index + 1).flatMap((other) => (overlap(box, other.box, 2) ? [[text, other.text]] : [])),
      )
      expect.soft(clashes, `at ${width}`).toEqual([])
    }
  },
)

test.for(maps)('$name: one place is the main one, and the lines are drawn with whole numbers', ({ map }) => {
  expect(map.marks.filter(([kind]) => kind === 'main')).toHaveLength(1)
  const paths = Array.from(map.drawing.svg.matchAll(/ class="(\w+)" d="([^"]*)"/g), ([, of, path = '']) => [
    of,
    path,
  ])
  expect(paths.filter(([, path = '']) => !/^(M[-\d ]+([Lq][-\d ]+(t[-\d ]+)?)z?)*$/.test(path))).toEqual([])
  expect(paths.map(([of]) => of)).toContain('route')
})

test('what the drawings share with their labels has the colours of the site, light and dark', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')
  const valuesOf = (token: string) =>
    Array.from(tokens.matchAll(new RegExp(`--${token}: (#\\w+);`, 'g')), ([, value]) => value)
  const { land, route, ink, paper } = MAP_COLOURS
  const named = { celadon: land, lacquer: route, ink, paper }
  for (const [token, colours] of Object.entries(named)) expect(valuesOf(token), token).toEqual(colours)
})

test('the address of a drawing changes with what is drawn', () => {
  const paths = { hills: '', lakes: '', rivers: '', railways: '', route: 'M0 0L10 10' }
  expect(drawMap(paths).version).not.toBe(drawMap({ ...paths, route: 'M0 0L10 12' }).version)
  expect(new Set(maps.map(({ map }) => map.picture)).size).toBe(maps.length)
})

test('a drawing has at most 2,800 characters', () => {
  expect(maps.filter(({ map }) => map.drawing.svg.length > 2_800)).toEqual([])
})

test('a day from Bangkok begins at an arrow, one from Kanchanaburi at its station', () => {
  const trip = { places: ['erawan'], mainPlace: 'erawan' }
  expect(signs(trip, 'bangkok')).toEqual(['stop Kanchanaburi', 'main Erawan', 'way Bangkok'])
  expect(signs(trip, 'kanchanaburi')).toEqual(['stop Kanchanaburi', 'main Erawan'])
})

test('Bangkok is a station where the map reaches that far', () => {
  const trip = { places: ['bridge-river-kwai', 'ayutthaya-drop-off'], mainPlace: 'bridge-river-kwai' }
  expect(signs(trip, 'bangkok')).toEqual(['main Kanchanaburi', 'stop Bangkok', 'stop Ayutthaya'])
  const [, , x = 0, y = 0] =
    tripMapViewOf({ id: 'a-trip', ...trip }, 'bangkok')?.marks.find(([, , , , text]) => text === 'Bangkok') ??
    []
  expect([x, y].filter((percent) => percent < 15 || percent > 85)).toEqual([])
})

test('places in town are one station of a longer trip, and stations of their own on a day in town', () => {
  const inTown = ['war-cemetery', 'death-railway-museum', 'bridge-river-kwai']
  expect(signs({ places: [...inTown, 'erawan'], mainPlace: 'erawan' }, 'kanchanaburi')).toEqual([
    'stop Kanchanaburi',
    'main Erawan',
  ])
  expect(signs({ places: inTown, mainPlace: 'bridge-river-kwai' }, 'kanchanaburi')).toEqual([
    'main River Kwai bridge',
    'stop War cemetery\nRailway museum',
  ])
})

test('a route that does not pass Kanchanaburi leaves it out', () => {
  const trip = { places: ['floating-market', 'maeklong-market'], mainPlace: 'floating-market' }
  expect(signs(trip, 'bangkok')).toEqual(['main Damnoen Saduak', 'stop Maeklong', 'way Bangkok'])
  expect(signs(trip, 'kanchanaburi')).toContain('stop Kanchanaburi')
})

test('the caption names the start and the places in order, and those that are not marked', () => {
  const trip = {
    id: 'a-trip',
    places: ['giant-raintree', 'war-cemetery', 'wat-tham-suea'],
    mainPlace: 'wat-tham-suea',
  }
  expect(tripMapViewOf(trip, 'bangkok')?.words).toBe(
    'From Bangkok to the giant raintree, the war cemetery and Wat Tham Suea. The giant raintree is not marked.',
  )
  const caves = { id: 'caves', places: ['erawan', 'phra-that-cave', 'lawa-cave'], mainPlace: 'erawan' }
  expect(tripMapViewOf(caves, 'kanchanaburi')?.words).toMatch(
    /Phra That Cave and Lawa Cave are not marked\.$/,
  )
})

test('a trip has no map without coordinates of its main place, or without places', () => {
  const trip = { id: 'a-trip', places: ['mallika-city', 'bridge-river-kwai'], mainPlace: 'mallika-city' }
  expect(tripMapViewOf(trip, 'bangkok')).toBeUndefined()
  expect(tripMapViewOf({ id: 'a-trip', places: [] }, 'bangkok')).toBeUndefined()
})

/** The stations and the arrow, as `kind name`. */
function signs(trip: { places: string[]; mainPlace: string }, origin: Origin): string[] {
  const marks = tripMapViewOf({ id: 'a-trip', ...trip }, origin)?.marks ?? []
  return marks
    .filter(([kind]) => kind === 'main' || kind === 'stop' || kind === 'way')
    .map(([kind, , , , text]) => `${kind} ${text}`)
}

function labelsOf({ marks, wideMarks }: TripMapView): Label[] {
  const label =
    (isWide: boolean) =>
    ([kind, side, x, y, text]: MapMark): Label => ({
      ...{ kind, side, text, isWide },
      point: { x: (x / 100) * FRAME.width, y: (y / 100) * FRAME.height },
    })
  return [...marks.map(label(false)), ...wideMarks.map(label(true))]
}
