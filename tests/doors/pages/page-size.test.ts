import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Queryable } from '#platform/database/database.ts'
import { drivers, photos } from '#platform/database/schema/schema.ts'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { readRouteManifest } from '../fixtures/route-manifest.ts'

/** Bytes in brotli of a page with its styles: with 900 bytes of headers, the ten packets of a first answer. */
const HTML = 13_700
/** Bytes in brotli of the script files of any page. They come after the first view, where a guest cannot tell a kilobyte. */
const SCRIPTS = 114_000
/** The desk is opened all day by the same few people, and its form for a new booking follows what is typed. */
const DESK_SCRIPTS = 116_000

/** Bytes in brotli of a page with its styles, and of its script files. Articles and legal pages have no scripts. */
const BUDGETS: [path: string, html: number, scripts: number][] = [
  ['/', HTML, SCRIPTS],
  ['/tours', HTML, SCRIPTS],
  ['/tours/bangkok/erawan-death-railway', HTML, SCRIPTS],
  ['/explore-trips', HTML, SCRIPTS],
  ['/taxi-service', HTML, SCRIPTS],
  ['/custom-trip', HTML, SCRIPTS],
  ['/blog', HTML, SCRIPTS],
  ['/newsletter', HTML, SCRIPTS],
  ['/blog/erawan-waterfall-seven-tiers', HTML, 0],
  ['/about', HTML, 0],
  ['/privacy', HTML, 0],
]

test.for(BUDGETS)('%s stays within %i bytes, and its scripts within %i', async ([path, html, scripts]) => {
  await using site = await builtSite()
  const { app } = site
  await enterFleet(site.deps.db.read)
  const port = await serve(requestListener(app))
  const compressed = await requestOnPort(port, path, { 'accept-encoding': 'br' })
  const page = String((await requestOnPort(port, path)).body)
  const parts = Object.entries(splitStylesheet(page)).map(([name, text]) => `${name} ${text.length}`)
  expect(compressed.body.length, `uncompressed: ${parts.join(', ')}`).toBeLessThanOrEqual(html)

  const names = (/ data-modules="([^"]*)"/.exec(page)?.[1] ?? '').split(' ').filter(Boolean)
  expectWithin(
    scripts,
    names.map((name) => `/assets/${name}.js`),
  )
  expect(inlineScripts(page), 'scripts in the page').toBeLessThanOrEqual(scripts === 0 ? 2_000 : 2_700)
})

test('every route, remote tours and the dashboard included, stays within the script budget', () => {
  const { entry, routes } = readRouteManifest()
  expect(Object.keys(routes).length).toBeGreaterThan(30)
  for (const id of Object.keys(routes)) {
    const parts: { module: string; imports?: string[] }[] = [entry]
    for (let route = routes[id]; route; route = routes[route.parentId ?? '']) parts.push(route)
    const budget = id.startsWith('desk/') ? DESK_SCRIPTS : SCRIPTS
    expectWithin(budget, [...new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))], id)
  }
})

const PHOTO_IDS = [
  'b3c1f7a0-5d2e-4e86-9a47-0c8f6d13e2b9',
  '6e94d05b-a8f3-4c71-b2de-71f05a9c3846',
  'f0872c6d-13be-49a5-8c60-e4d9b75a2f13',
  '29da4e81-c75f-4b03-a6f2-85be10d7c964',
]

/**
 * As many drivers and vehicles as a small operator has, always with the same ids and with plates that a page shows: random
 * ones made it larger or smaller by up to a hundred bytes.
 */
async function enterFleet(db: Queryable) {
  const lek = { languages: ['th', 'en'], phone: '+66 81 555 0123', drivingSince: 2014, onWebsite: true }
  const crew = ['Lek', 'Somsak', 'Wanida', 'Prayut'].map((name) => ({ ...lek, name }))
  const added = await db.insert(drivers).values(crew).returning()
  const bytes = Buffer.from('RIFF')
  await db
    .insert(photos)
    .values(added.map(({ id }, index) => ({ id: PHOTO_IDS[index], driverId: id, bytes })))
  const classes = ['car', 'car', 'suv', 'van', 'van'] as const
  for (const [index, one] of classes.entries())
    await insertVehicles(db, [one], { plate: `ฮฮ 00${41 + index}` })
}

function expectWithin(scripts: number, files: string[], page = '') {
  const sizes = files.map((file) => ({ file, bytes: sizeOf(file) })).sort((a, b) => b.bytes - a.bytes)
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  const listed = sizes.map(({ file, bytes }) => `${file} ${bytes}`)
  expect(sum, [page, ...listed].join('\n')).toBeLessThanOrEqual(scripts)
}

function splitStylesheet(page: string) {
  const styles = /<style>.*?<\/style>/s.exec(page)?.[0] ?? ''
  const main = /<main\b.*<\/main>/s.exec(page)?.[0] ?? ''
  return { styles, main, rest: page.replace(styles, '').replace(main, '') }
}

function inlineScripts(page: string): number {
  const found = page.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)
  return Array.from(found, ([, text = '']) => text.length).reduce((sum, length) => sum + length, 0)
}

/** As compressed by the build. */
function sizeOf(file: string): number {
  return (
    statSync(`build/client${file}.br`, { throwIfNoEntry: false })?.size ??
    statSync(`build/client${file}`).size
  )
}
