import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Encoded } from './encodings.ts'
import { withHashes } from './hashes.ts'
import { headersToKeep, isReading, type KeptAnswer, keepAnswer, writeKept } from './kept-answer.ts'

/** The files that `scripts/compress-files.ts` puts beside a file, where they are smaller. */
const SMALLER = { br: '.br', zstd: '.zst', gzip: '.gz' } as const
const IS_SMALLER = /\.(br|zst|gz)$/

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
  const { headers } = response
  const policy = withHashes('', headers.get('content-security-policy') ?? '')?.policy ?? ''
  return keepAnswer(Buffer.from(await response.arrayBuffer()), smaller, headersToKeep(headers, policy), {
    'cache-control': headers.get('cache-control') ?? 'no-cache',
    vary: 'Accept-Encoding',
  })
}
