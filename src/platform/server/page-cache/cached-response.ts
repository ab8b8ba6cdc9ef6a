import { createHash } from 'node:crypto'
import { chooseEncoding, compressAll, type Encoding } from './encodings.ts'

/** One encoding of a response, with a strong ETag of its own. */
type Variant = { etag: string; headers: Record<string, string>; body: Buffer<ArrayBuffer> }

/** A reusable response in every encoding. */
export type CachedResponse = Readonly<{ identity: Variant } & Partial<Record<Encoding, Variant>>>

/** The headers that control revalidation; a 304 has them too. */
type Revalidation = { 'cache-control': string; vary: string }

/** Headers that belong to a single response, or are set again. */
const NOT_CACHED = [
  ...['x-request-id', 'content-length', 'transfer-encoding', 'cache-control', 'vary', 'date', 'etag'],
]

/** Compresses a body in every encoding. */
export async function cacheResponse(
  text: string,
  headers: Headers,
  revalidation: Revalidation,
): Promise<CachedResponse> {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 11)
  const common = new Headers(headers)
  for (const name of NOT_CACHED) common.delete(name)
  function variantOf(encoding: Encoding, encoded: Buffer<ArrayBuffer>): Variant {
    const etag = `"${hash}-${encoding}"`
    const own = {
      ...Object.fromEntries(common),
      ...revalidation,
      etag,
      'content-length': String(encoded.length),
    }
    return {
      etag,
      headers: encoding === 'identity' ? own : { ...own, 'content-encoding': encoding },
      body: encoded,
    }
  }
  const compressed = await compressAll(body)
  const variants = compressed.map(([encoding, encoded]) => [encoding, variantOf(encoding, encoded)])
  return { identity: variantOf('identity', body), ...Object.fromEntries(variants) }
}

/** The response in the encoding that the client prefers, or 304 when it has exactly that one already. */
export function respondWith(cached: CachedResponse, { method, headers }: Request): Response {
  const variant = cached[chooseEncoding(headers.get('accept-encoding'))] ?? cached.identity
  const { etag, body } = variant
  if (isListed(etag, headers.get('if-none-match'))) {
    const { 'cache-control': cacheControl = '', vary = '' } = variant.headers
    return new Response(null, { status: 304, headers: { etag, 'cache-control': cacheControl, vary } })
  }
  return new Response(method === 'HEAD' ? null : body, { headers: variant.headers })
}

function isListed(etag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((listed) => ['*', etag, `W/${etag}`].includes(listed.trim()))
}
