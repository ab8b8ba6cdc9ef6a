import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { revocationList } from './restore-lists.ts'

const ENTRY = { id: crypto.randomUUID(), at: new Date(0), userId: crypto.randomUUID() }

function list() {
  const folder = mkdtempSync(path.join(tmpdir(), 'saphan-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return revocationList(folder)
}

test('added entries are read again, one per line', () => {
  const { append, read, file } = list()
  expect(read()).toBeUndefined()
  append([ENTRY])
  append([ENTRY, ENTRY])
  expect(read()).toEqual([ENTRY, ENTRY, ENTRY])
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4)
})

test('a new entry after a truncated line starts on a line of its own', () => {
  const { append, read, file } = list()
  append([ENTRY])
  appendFileSync(file, '{"id":"')
  append([ENTRY])
  expect(() => read()).toThrow(`Line 2 of ${file} is not a valid revocation. Fix or remove it.`)
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4)
})
