import { promisify } from 'node:util'
import zlib from 'node:zlib'
import Negotiator from 'negotiator'

/** In the order of our preference: brotli is the smallest. */
const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]
export type Encoded = [encoding: Exclude<Encoding, 'identity'>, body: Buffer]

const HEADERS_REMEMBERED = 500

const brotli = promisify(zlib.brotliCompress)
const zstd = promisify(zlib.zstdCompress)
const gzip = promisify(zlib.gzip)

/** The body in every encoding, each as small as it gets. */
export async function encodeAll(body: Buffer): Promise<Encoded[]> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
  const [br, zst, gz] = await Promise.all([
    brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length } }),
    zstd(body, { params: { [ZSTD_c_compressionLevel]: 19 }, pledgedSrcSize: body.length }),
    gzip(body, { level: 9 }),
  ])
  return [
    ['br', br],
    ['zstd', zst],
    ['gzip', gz],
  ]
}

/** The body in one encoding, as small as it gets in a moment: for what is sent once. */
export function encodeQuickly(body: Buffer, encoding: Encoded[0]): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
  switch (encoding) {
    case 'br':
      return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: body.length } })
    case 'zstd':
      return zstd(body, { params: { [ZSTD_c_compressionLevel]: 3 } })
    case 'gzip':
      return gzip(body, { level: 4 })
  }
}

const remembered = new Map<string, Encoding>()

/** Which encoding a browser with this `Accept-Encoding` gets (RFC 9110, 12.5.3): its wish, then our preference. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const wish = new Negotiator({ headers: { 'accept-encoding': header } })
  const [first] = wish.encodings(ENCODINGS, { preferred: ENCODINGS })
  const choice = ENCODINGS.find((encoding) => encoding === first) ?? 'identity'
  if (remembered.size >= HEADERS_REMEMBERED) remembered.clear()
  remembered.set(header, choice)
  return choice
}
