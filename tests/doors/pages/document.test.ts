import { expect, test } from 'vitest'
import { capturedLog } from '../../captured-log.ts'
import { builtSite } from '../fixtures/built-site.ts'

const PAGES = ['/', '/tours', '/taxi-service', '/auth', '/privacy']

test.for(PAGES)('src/web/shell/document can transform the markup of %s', async (path) => {
  const { log, text } = capturedLog('error')
  await using site = await builtSite({}, { log })
  const { html } = await site.get(path)
  expect(text()).toBe('')
  expect(html).toMatch(/<head>.*<style nonce="[^"]+">.{5000,}<\/style><script nonce="[^"]+">\(/s)
  expect(html).not.toMatch(/<template data-first-view-end|rel="modulepreload"|type="module"/)
  expect(html.includes('id="start" data-modules="entry.client')).toBe(path !== '/privacy')
})
