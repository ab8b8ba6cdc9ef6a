import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateAuthSecret } from './auth-secret.ts'

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'saphan-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a secret from the settings is used, and no file is written', () => {
  const folder = path.join(dataFolder(), 'data')
  expect(readOrCreateAuthSecret('a secret of the settings', folder)).toBe('a secret of the settings')
  expect(existsSync(folder)).toBe(false)
})

test('without one a secret of 256 bits is generated once and stored', () => {
  const folder = path.join(dataFolder(), 'not', 'there', 'yet')
  const made = readOrCreateAuthSecret(undefined, folder)
  expect(Buffer.from(made, 'base64url')).toHaveLength(32)
  expect(readOrCreateAuthSecret(undefined, folder)).toBe(made)
  expect(readFileSync(path.join(folder, 'auth-secret'), 'utf8').trim()).toBe(made)
})

test('starts at the same moment have the same secret', async () => {
  const folders = Array.from({ length: 50 }, dataFolder)
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  const [first, second] = await Promise.all([1, 2].map(() => secretsOfOneStart(folders, arrived)))
  expect(first).toHaveLength(50)
  expect(second).toEqual(first)
  for (const folder of folders) expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('two folders have two secrets', () => {
  expect(readOrCreateAuthSecret(undefined, dataFolder())).not.toBe(
    readOrCreateAuthSecret(undefined, dataFolder()),
  )
})

test('only the user of the site can read the file', () => {
  const folder = dataFolder()
  readOrCreateAuthSecret(undefined, folder)
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
})

test('a line end added by an editor does not change the secret', () => {
  const folder = dataFolder()
  const made = readOrCreateAuthSecret(undefined, folder)
  writeFileSync(path.join(folder, 'auth-secret'), `${made}\n`)
  expect(readOrCreateAuthSecret(undefined, folder)).toBe(made)
})

test('an empty or truncated file is an error', () => {
  for (const left of ['', '\n', 'abc']) {
    const folder = dataFolder()
    writeFileSync(path.join(folder, 'auth-secret'), left)
    expect(secretOrRefusal(folder), JSON.stringify(left)).toMatch(/^refused|^.{32,}$/)
  }
})

test.skipIf(process.getuid?.() === 0)('a folder that cannot be written is an error, not a secret', () => {
  const folder = dataFolder()
  chmodSync(folder, 0o500)
  expect(() => readOrCreateAuthSecret(undefined, folder)).toThrow(/EACCES/)
})

/** The secrets of these folders, read by one of two starts that wait for each other at every folder. */
async function secretsOfOneStart(folders: string[], arrived: Int32Array): Promise<string[]> {
  const program = `
    const { parentPort, workerData: { module, folders, arrived } } = require('node:worker_threads')
    import(module).then(({ readOrCreateAuthSecret }) =>
      parentPort.postMessage(folders.map((folder, index) => {
        Atomics.add(arrived, 0, 1)
        while (Atomics.load(arrived, 0) < 2 * (index + 1));
        return readOrCreateAuthSecret(undefined, folder)
      })))`
  const module = new URL('auth-secret.ts', import.meta.url).href
  const start = new Worker(program, { eval: true, workerData: { module, folders, arrived } })
  const [secrets] = await once(start, 'message')
  return secrets
}

function secretOrRefusal(folder: string): string {
  try {
    return readOrCreateAuthSecret(undefined, folder)
  } catch {
    return 'refused'
  }
}
