import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { bangkokDay } from '#domain/calendar.ts'
import { isPersonal } from '../middleware/personal-pages.ts'
import { chooseEncoding, type Encoding, encodeAll } from './encodings.ts'
import { withHashes } from './script-hashes.ts'

/** One encoding of a kept page, ready to be written: headers as the flat list that Node writes without a copy. */
type Kept = { etag: string; headers: string[]; unchanged: string[]; body: Buffer }
type KeptPage = Readonly<Record<Encoding, Kept>>

export type PageStore = {
  /**
   * Answers a request from the store, or makes the page first.
   * @param otherwise answers what is not kept: another method, an unknown address, somebody with a session
   */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
  /** Forgets every page; one that is being made at the moment is not kept either. */
  purge(): void
  /** Makes the pages that are not there yet, one after the other. */
  warmUp(addresses: readonly string[]): Promise<void>
}

const VARY = 'Accept-Encoding, Cookie'
/** Kept by whom it may concern, but asked for each time: an answer of 304 costs nothing. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** What belongs to one answer only, or is written anew below. */
const NOT_KEPT = [
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
  'date',
  'etag',
]
const COMPRESSIBLE = /^(text\/|application\/(xml|json|rss\+xml|manifest\+json))/

/**
 * Keeps the pages that are the same for everybody, compressed and ready, and answers with them before anything
 * else is asked. Pages carry dates, so a new day in Bangkok empties it.
 */
export function createPageStore({
  render,
  keptAddress,
  twin,
  now,
}: {
  render: (address: string) => Promise<Response>
  keptAddress: (url: string) => string | undefined
  /** The host that only leads to the site. */
  twin: string
  now: () => number
}): PageStore {
  let pages = new Map<string, KeptPage>()
  let inTheMaking = new Map<string, Promise<KeptPage | undefined>>()
  let day = bangkokDay(now())

  function purge() {
    pages = new Map()
    inTheMaking = new Map()
  }

  function find(address: string): KeptPage | undefined {
    const today = bangkokDay(now())
    if (today !== day) purge()
    day = today
    return pages.get(address)
  }

  function make(address: string): Promise<KeptPage | undefined> {
    const begun = inTheMaking.get(address)
    if (begun) return begun
    const [keep, making] = [pages, inTheMaking]
    const made = render(address)
      .then(keepable)
      .then((page) => {
        // After a purge this is a map that nobody looks into any more.
        if (page) keep.set(address, page)
        return page
      })
      .finally(() => making.delete(address))
    making.set(address, made)
    return made
  }

  return {
    purge,
    answer(request, response, otherwise) {
      const { method, headers, url = '' } = request
      const isReading = method === 'GET' || method === 'HEAD'
      if (!isReading || isPersonal(headers.cookie) || headers.host === twin) return otherwise()
      const address = keptAddress(url)
      if (address === undefined) return otherwise()
      const page = find(address)
      if (page) return write(page, request, response)
      make(address).then((made) => (made ? write(made, request, response) : otherwise()), otherwise)
    },
    async warmUp(addresses) {
      for (const address of addresses) if (!find(address)) await make(address).catch(() => undefined)
    },
  }
}

function write(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const kept = page[chooseEncoding(request.headers['accept-encoding'] as string | undefined)]
  if (request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: kept.etag })) {
    response.writeHead(304, kept.unchanged).end()
    return
  }
  response.writeHead(200, kept.headers)
  response.end(request.method === 'HEAD' ? undefined : kept.body)
}

async function keepable(response: Response): Promise<KeptPage | undefined> {
  const isForOne = /private|no-store/.test(response.headers.get('cache-control') ?? '')
  const type = response.headers.get('content-type') ?? ''
  if (response.status !== 200 || response.headers.has('set-cookie') || isForOne || !COMPRESSIBLE.test(type))
    return undefined
  const policy = response.headers.get('content-security-policy') ?? ''
  const page = withHashes(await response.text(), policy)
  if (!page) return undefined

  const headers = new Headers(response.headers)
  for (const name of NOT_KEPT) headers.delete(name)
  if (page.policy) headers.set('content-security-policy', page.policy)
  const body = Buffer.from(page.html)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const kept = (await encodeAll(body)).map(([encoding, encoded]): [Encoding, Kept] => {
    const etag = `"${hash}-${encoding}"`
    const revalidation = { etag, vary: VARY, 'cache-control': REVALIDATE }
    const whole = {
      ...Object.fromEntries(headers),
      ...revalidation,
      'content-length': String(encoded.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return [
      encoding,
      {
        etag,
        headers: Object.entries(whole).flat(),
        unchanged: Object.entries(revalidation).flat(),
        body: encoded,
      },
    ]
  })
  return Object.fromEntries(kept) as Record<Encoding, Kept>
}
