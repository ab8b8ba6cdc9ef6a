import { expect, test } from 'vitest'
import { WORDS_AFTER_TOKENS, WORDS_BEFORE_TOKENS } from '#platform/text/redact-path.ts'
import routes from './routes.ts'

type Listed = { path?: string | undefined; children?: Listed[] | undefined }

function pathsOf(listed: readonly Listed[]): string[] {
  return listed.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
}

test('every word before a token in an address, and every one after it, is known to the log', () => {
  const [before, after] = [new Set<string>(), new Set<string>()]
  for (const path of pathsOf(routes)) {
    const parts = path.split('/')
    const at = parts.findIndex((part) => /^:(token|sessionId)/.test(part))
    if (at < 0) continue
    before.add(parts[at - 1] ?? '')
    for (const part of parts.slice(at + 1)) if (!part.startsWith(':')) after.add(part)
  }
  expect([...before].sort()).toEqual([...WORDS_BEFORE_TOKENS].sort())
  expect([...after].sort()).toEqual([...WORDS_AFTER_TOKENS].sort())
})
