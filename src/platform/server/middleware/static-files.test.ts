import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { staticFiles } from './static-files.ts'

test('the cache time of a file depends on its folder in the build, not on the path of the project', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'saphan-files-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const root = path.join(project, 'assets/photos # ไทย')
  mkdirSync(path.join(root, 'assets'), { recursive: true })
  writeFileSync(path.join(root, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(root, 'assets/page-1a2b.js'), '1')
  const app = new Hono()
  // As in the site, whose first middleware sets headers of every answer.
  app.use((c, next) => {
    c.res.headers.set('x-frame-options', 'DENY')
    return next()
  })
  app.use(staticFiles(root))
  const keptFor = async (address: string) => (await app.request(address)).headers.get('cache-control')
  expect(await keptFor('/favicon.svg')).toBe('public, max-age=86400')
  expect(await keptFor('/assets/page-1a2b.js')).toBe('public, max-age=31536000, immutable')
})
