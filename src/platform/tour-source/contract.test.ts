import { describe, expect, test } from 'vitest'
import { serve } from '#tests/serve.ts'
import { createAirtableTours } from './airtable.ts'
import { createBundledTours } from './bundled.ts'
import type { RemoteRecord, TourSource } from './contract.ts'

const NIGHT_TRAIN = { id: 'rec1', fields: { tour_id: 'night-train', title: 'Night train', price_car: 4300 } }
const TABLES = { bangkok: [NIGHT_TRAIN], kanchanaburi: [] as RemoteRecord[] }

/** A source with one tour from Bangkok, and the number of requests that it received. */
type Desk = { source: TourSource; timesAsked(): number }

function testTourSourceContract(name: string, openBench: () => Promise<Desk>) {
  describe(`tours by ${name}`, () => {
    test('a known tour is a record with its fields as they are kept', async () => {
      const { source } = await openBench()
      expect(await source.findTour('bangkok', 'night-train')).toEqual(NIGHT_TRAIN)
    })

    test('an unknown tour is undefined', async () => {
      const { source, timesAsked } = await openBench()
      expect(await source.findTour('bangkok', 'day-train')).toBeUndefined()
      expect(timesAsked()).toBe(1)
    })

    test('each town has a table of its own', async () => {
      const { source } = await openBench()
      expect(await source.findTour('kanchanaburi', 'night-train')).toBeUndefined()
    })

    test('no town lists the tours of the other', async () => {
      const { source } = await openBench()
      expect([[], [NIGHT_TRAIN]]).toContainEqual(await source.listTours('bangkok'))
      expect(await source.listTours('kanchanaburi')).toEqual([])
    })

    test('the longest and the shortest id are asked for', async () => {
      const { source, timesAsked } = await openBench()
      for (const id of ['a', '0', '-', 'a'.repeat(64)])
        expect(await source.findTour('bangkok', id)).toBeUndefined()
      expect(timesAsked()).toBe(4)
    })

    test.for([
      '',
      ' ',
      'a'.repeat(65),
      '__proto__',
      'Night-Train',
      'night train',
      'night-train\n',
      '../x',
      '\0',
      "'",
      "x'),1)='1",
      'ตลาดน้ำ',
    ])('the id %j is unknown without asking', async (id) => {
      const { source, timesAsked } = await openBench()
      expect(await source.findTour('bangkok', id)).toBeUndefined()
      expect(timesAsked()).toBe(0)
    })
  })
}

testTourSourceContract('the bundled catalogue', async () => {
  let asked = 0
  const find = (origin: 'bangkok' | 'kanchanaburi', id: string) => {
    asked++
    return TABLES[origin].find(({ fields }) => fields.tour_id === id)
  }
  return { source: createBundledTours({ find }), timesAsked: () => asked }
})

testTourSourceContract('Airtable', async () => {
  let asked = 0
  const port = await serve((request, response) => {
    asked++
    const url = new URL(request.url ?? '', 'http://localhost')
    const table = url.pathname === '/v0/appTest/Bangkok%20Tours' ? TABLES.bangkok : TABLES.kanchanaburi
    const wanted = /^\{tour_id\}='([^']*)'$/.exec(url.searchParams.get('filterByFormula') ?? '')?.[1]
    const records = table.filter(({ fields }) => wanted === undefined || fields.tour_id === wanted)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ records }))
  })
  const source = createAirtableTours({
    token: 'pat-test',
    baseId: 'appTest',
    apiUrl: `http://127.0.0.1:${port}`,
  })
  return { source, timesAsked: () => asked }
})
