import { expect, test } from 'vitest'
import { originsOf } from '#catalogue/fare.rules.ts'
import { tourFrom } from '#catalogue/tour.rules.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { placePoints } from '../map/place-points.ts'
import { places } from '../map/places.ts'

/** The words by which an itinerary mentions each place. */
const WORDS: Record<string, RegExp> = {
  'bridge-river-kwai': /River Kwai bridge|Bridge over the River Kwai/,
  'war-cemetery': /Kanchanaburi War Cemetery/,
  'death-railway-museum': /Death Railway Museum/,
  'jeath-museum': /JEATH/,
  'chungkai-cemetery': /Chungkai/,
  skywalk: /Skywalk/,
  'pak-phraek': /Pak Phraek/,
  'wat-tham-khao-pun': /Wat Tham Khao Pun/,
  'wat-tham-suea': /Wat Tham Suea/,
  'wat-ban-tham': /Wat Ban Tham/,
  'giant-raintree': /Giant raintree/,
  'mallika-city': /Mallika City R\.E\. 124/,
  'muang-sing': /Prasat Muang Sing/,
  'tham-krasae': /^(Off the train at )?Tham Krasae/,
  'nam-tok-station': /Nam Tok station/,
  'sai-yok-noi': /Sai Yok Noi/,
  'sai-yok-waterfalls': /Sai Yok Yai/,
  'lawa-cave': /Lawa Cave/,
  'hellfire-pass': /Hellfire Pass/,
  'hin-dat': /Hin Dat/,
  erawan: /Erawan/,
  'phra-that-cave': /Phra That Cave/,
  'srinakarin-dam': /Srinakarin dam/,
  'huay-mae-khamin': /Huay Mae Khamin/,
  'floating-market': /floating market/,
  'maeklong-market': /Maeklong railway market/,
  'ayutthaya-drop-off': /Drop-off at your hotel in Ayutthaya/,
}

const days = catalogue.tours.flatMap((tour) =>
  originsOf(tour.prices).map((origin) => [`${tour.id} from ${origin}`, tourFrom(tour, origin)] as const),
)

test('trips visit known places, each once', () => {
  const known = new Set([...places.map(({ id }) => id), ...Object.keys(placePoints)])
  const lists = catalogue.tours.map((tour) => tour.places)
  expect(lists.flat().filter((id) => !known.has(id))).toEqual([])
  expect(lists.filter((ids) => new Set(ids).size !== ids.length)).toEqual([])
})

test.for(days)('%s: the places are those of the itinerary, in its order', ([, tour]) => {
  const said = tour.itinerary.flatMap(({ activity }) => {
    const named = Object.keys(WORDS).filter((id) => WORDS[id]?.test(activity))
    return named.sort((a, b) => activity.search(WORDS[a] ?? '') - activity.search(WORDS[b] ?? ''))
  })
  expect(tour.places).toEqual([...new Set(said)])
})

test('every place of a trip has words in this test', () => {
  expect(catalogue.tours.flatMap((tour) => tour.places).filter((id) => !WORDS[id])).toEqual([])
})

test('the main place of a trip is one of its places, and only trips to a sanctuary have none', () => {
  expect(catalogue.tours.filter(({ places, mainPlace }) => mainPlace && !places.includes(mainPlace))).toEqual(
    [],
  )
  expect(catalogue.tours.filter(({ mainPlace }) => !mainPlace).map(({ id }) => id)).toEqual([
    'elephant-sanctuary-tour',
    'ethical-elephant',
    'ethical-elephant-sanctuary',
  ])
})
