import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Encoded } from './encodings.ts'
import { headersToKeep, isReading, type KeptAnswer, keepAnswer, writeKept } from './kept-answer.ts'

/** The files that `scripts/compress-files.ts` puts beside a file, where they are smaller. */
const SMALLER = { br: '.br', zstd: '.zst', gzip: '.gz' } as const
const IS_SMALLER = /\.(br|zst|gz)$/

/** What only says something about a page. */
const FOR_PAGES = [
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
]
/** What only says something about what a browser shows by itself, such as a drawing. */
const FOR_DOCUMENTS = ['content-security-policy', 'referrer-policy', 'x-frame-options']
const IS_PART_OF_PAGE = /^(font\/|text\/(css|javascript)\b)/

/** A drawing that is opened like a page may be styled by its own attributes, and nothing else. */
const FILE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export type FileStore = {
  /** @param otherwise answers what is no file of the build */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
}

/** Keeps the files of the build in memory, each from the first time it is asked for, as the site itself sends it. */
export function createFileStore({
  root,
  render,
}: {
  root: string
  render: (address: string) => Promise<Response>
}): FileStore {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IS_SMALLER.test(entry.name))
    .map(({ parentPath, name }) => `/${path.relative(root, path.join(parentPath, name))}`)
  const files = new Map<string, Promise<KeptAnswer> | undefined>(names.map((name) => [name, undefined]))

  function keep(name: string): Promise<KeptAnswer> {
    const kept = Promise.all([render(name), readSmaller(path.join(root, name))]).then(keepFile)
    files.set(name, kept)
    kept.catch(() => files.set(name, undefined))
    return kept
  }

  return {
    answer(request, response, otherwise) {
      const [name = ''] = request.url?.split('?') ?? []
      if (!isReading(request) || !files.has(name)) return otherwise()
      const file = files.get(name) ?? keep(name)
      file.then((kept) => writeKept(kept, request, response), otherwise)
    },
  }
}

async function readSmaller(file: string): Promise<Encoded[]> {
  const found = Object.entries(SMALLER).map(async ([encoding, ending]) => {
    const body = await readFile(file + ending).catch(() => undefined)
    return body ? [[encoding, body] as Encoded] : []
  })
  return (await Promise.all(found)).flat()
}

async function keepFile([response, smaller]: [Response, Encoded[]]): Promise<KeptAnswer> {
  if (response.status !== 200) throw new Error(`a file of the build is answered with ${response.status}`)
  const headers = headersToKeep(response.headers, FILE_POLICY)
  for (const name of FOR_PAGES) headers.delete(name)
  if (IS_PART_OF_PAGE.test(headers.get('content-type') ?? ''))
    for (const name of FOR_DOCUMENTS) headers.delete(name)
  return keepAnswer(Buffer.from(await response.arrayBuffer()), smaller, headers, {
    'cache-control': response.headers.get('cache-control') ?? 'no-cache',
    vary: 'Accept-Encoding',
  })
}
