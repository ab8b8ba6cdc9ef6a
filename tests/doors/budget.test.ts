import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requestListener } from '#server/request-listener.ts'
import { askOnPort, serve } from '../serve.ts'
import { builtSite } from './built-site.ts'

/** Bytes in brotli: the page with its styles, and its script files. A page that is only read has no files. */
const BUDGETS: [path: string, html: number, scripts: number][] = [
  ['/', 13_700, 106_000],
  ['/tours', 13_700, 105_000],
  ['/tours/bangkok/erawan-death-railway', 13_700, 107_200],
  ['/explore-trips', 13_700, 105_000],
  ['/taxi-service', 13_700, 106_400],
  ['/custom-trip', 13_700, 105_400],
  ['/blog', 13_700, 105_000],
  ['/newsletter', 13_700, 105_000],
  ['/blog/erawan-waterfall-seven-tiers', 13_700, 0],
  ['/privacy', 13_700, 0],
]

test.for(BUDGETS)('%s stays within %i bytes, and its scripts within %i', async ([path, html, scripts]) => {
  await using site = await builtSite()
  const { app } = site
  const port = await serve(requestListener({ current: async () => app, kept: app.kept }))
  const pressed = await askOnPort(port, path, { 'accept-encoding': 'br' })
  const page = String((await askOnPort(port, path)).body)
  const parts = Object.entries(partsOf(page)).map(([name, text]) => `${name} ${text.length}`)
  expect(pressed.body.length, `uncompressed: ${parts.join(', ')}`).toBeLessThanOrEqual(html)

  const files = (/ data-modules="([^"]*)"/.exec(page)?.[1] ?? '').split(' ').filter(Boolean)
  const sizes = files.map((file) => ({ file, bytes: sizeOf(file) })).sort((a, b) => b.bytes - a.bytes)
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  expect(sum, sizes.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')).toBeLessThanOrEqual(scripts)
  expect(inlineScripts(page), 'scripts in the page').toBeLessThanOrEqual(scripts === 0 ? 2_000 : 2_700)
})

function partsOf(page: string) {
  const styles = /<style>.*?<\/style>/s.exec(page)?.[0] ?? ''
  const main = /<main\b.*<\/main>/s.exec(page)?.[0] ?? ''
  return { styles, main, rest: page.replace(styles, '').replace(main, '') }
}

function inlineScripts(page: string): number {
  const found = page.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)
  return Array.from(found, ([, text = '']) => text.length).reduce((sum, length) => sum + length, 0)
}

/** As the build has pressed it. */
function sizeOf(file: string): number {
  return (
    statSync(`build/client/assets/${file}.js.br`, { throwIfNoEntry: false })?.size ??
    statSync(`build/client/assets/${file}.js`).size
  )
}
