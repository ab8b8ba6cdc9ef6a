import type { IncomingMessage, ServerResponse } from 'node:http'
import { bangkokDayNumber } from '#domain/calendar.ts'
import { isPersonal } from '../middleware/personal-pages.ts'
import { encodeAll } from './encodings.ts'
import { withHashes } from './hashes.ts'
import { headersToKeep, isReading, type KeptAnswer, keepAnswer, writeKept } from './kept-answer.ts'
import { type PagePart, readPartUrl, takeParts } from './page-parts.ts'

type KeptPart = { name: string; answer: Promise<KeptAnswer> }

/** A page, and apart from it what it fetches after its first view. */
type KeptPage = { page: KeptAnswer; parts: KeptPart[] }

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

/** How old a page may get while nobody tells us of changes. */
const WHILE_DEAF_MS = 5_000

/** Pages in browsers may ask for parts that newer pages do not have any more. */
const PARTS_REMEMBERED = 500

/** Kept by whom it may concern, but asked for each time: an answer of 304 costs nothing. */
const REVALIDATE = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' }
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

const TEXT = /^(text\/|application\/(xml|json|rss\+xml|manifest\+json))/

/**
 * Keeps the pages that are the same for everybody, compressed and ready, and answers with them before anything
 * else is asked. Pages carry dates, so a new day in Bangkok empties it; so does every change that is heard of.
 */
export function createPageStore({
  render,
  keptAddress,
  twin,
  isHearing,
  now,
}: {
  render: (address: string) => Promise<Response>
  keptAddress: (url: string) => string | undefined
  /** The host that only leads to the site. */
  twin: string
  /** Is the store told of changes at the moment? */
  isHearing: () => boolean
  now: () => number
}): PageStore {
  let pages = new Map<string, KeptPage>()
  let inTheMaking = new Map<string, Promise<KeptPage | undefined>>()
  /** By name, the oldest first. */
  const parts = new Map<string, Promise<KeptAnswer>>()
  let emptied = now()
  let day = bangkokDayNumber(emptied)

  function purge() {
    emptied = now()
    day = bangkokDayNumber(emptied)
    pages = new Map()
    inTheMaking = new Map()
  }

  function find(address: string): KeptPage | undefined {
    const isDeafTooLong = !isHearing() && now() - emptied > WHILE_DEAF_MS
    if (isDeafTooLong || bangkokDayNumber(now()) !== day) purge()
    return pages.get(address)
  }

  function make(address: string): Promise<KeptPage | undefined> {
    const begun = inTheMaking.get(address)
    if (begun) return begun
    const [keep, making] = [pages, inTheMaking]
    const made = render(address)
      .then((response) => keepable(address, response))
      .then((page) => {
        // After a purge this is a map that nobody looks into any more.
        if (page) keep.set(address, page)
        page?.parts.forEach(remember)
        return page
      })
      .finally(() => making.delete(address))
    making.set(address, made)
    return made
  }

  function remember({ name, answer }: KeptPart) {
    parts.delete(name)
    parts.set(name, answer)
    answer.catch(() => parts.delete(name))
    const [oldest] = parts.keys()
    if (oldest !== undefined && parts.size > PARTS_REMEMBERED) parts.delete(oldest)
  }

  async function findPart(wanted: { name: string; address: string }): Promise<KeptAnswer | undefined> {
    const address = keptAddress(wanted.address)
    // The page may have come from another instance, which has made the same.
    if (!parts.has(wanted.name) && address !== undefined && !find(address)) await make(address)
    return parts.get(wanted.name)
  }

  const answerPage: PageStore['answer'] = (request, response, otherwise) => {
    const { headers, url = '' } = request
    if (isPersonal(headers.cookie)) return otherwise()
    const address = keptAddress(url)
    if (address === undefined) return otherwise()
    const kept = find(address)
    if (kept) return writeKept(kept.page, request, response)
    make(address).then((made) => (made ? writeKept(made.page, request, response) : otherwise()), otherwise)
  }

  return {
    purge,
    answer(request, response, otherwise) {
      if (!isReading(request) || request.headers.host === twin) return otherwise()
      const wanted = readPartUrl(request.url ?? '')
      if (!wanted) return answerPage(request, response, otherwise)
      findPart(wanted).then(
        (kept) => (kept ? writeKept(kept, request, response) : answerPage(request, response, otherwise)),
        otherwise,
      )
    },
    async warmUp(addresses) {
      for (const address of addresses) if (!find(address)) await make(address).catch(() => undefined)
    },
  }
}

async function keepable(address: string, response: Response): Promise<KeptPage | undefined> {
  const { status, headers } = response
  const isForOne = headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? '')
  if (![200, 404].includes(status) || isForOne || !TEXT.test(headers.get('content-type') ?? ''))
    return undefined

  const policy = headers.get('content-security-policy') ?? ''
  const { html, parts } = takeParts(await response.text(), { policy, address })
  const allowed = withHashes(html, policy)
  if (!allowed) return undefined
  const page = await keepText(allowed.html, headersToKeep(headers, allowed.policy), REVALIDATE, status)
  // Its parts are asked for later: the page does not wait until they are compressed, nor shares the processor with them.
  return { page, parts: parts.map(keepPart) }
}

function keepPart({ name, type, text }: PagePart): KeptPart {
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
  })
  return { name, answer: keepText(text, headers, FOR_EVER) }
}

async function keepText(
  text: string,
  headers: Headers,
  revalidation: Record<string, string>,
  status?: number,
) {
  const body = Buffer.from(text)
  return keepAnswer(body, await encodeAll(body), headers, revalidation, status)
}
