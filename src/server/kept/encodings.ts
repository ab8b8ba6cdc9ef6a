import { promisify } from 'node:util'
import zlib from 'node:zlib'
import Negotiator from 'negotiator'

/** In the order of our preference: brotli is the smallest. */
const COMPRESSIONS = ['br', 'zstd', 'gzip'] as const
const ENCODINGS = [...COMPRESSIONS, 'identity'] as const
type Compression = (typeof COMPRESSIONS)[number]
export type Encoding = (typeof ENCODINGS)[number]
export type Encoded = [encoding: Compression, body: Buffer]

const HEADERS_REMEMBERED = 500

const brotli = promisify(zlib.brotliCompress)
const zstd = promisify(zlib.zstdCompress)
const gzip = promisify(zlib.gzip)

/** What each library calls how hard it tries: in a moment for what is sent once, for long for what is kept. */
const EFFORTS = {
  quick: { br: 4, zstd: 3, gzip: 4 },
  thorough: { br: 11, zstd: 15, gzip: 9 },
}

/** The body in every encoding, each as small as it gets. */
export function encodeAll(body: Buffer): Promise<Encoded[]> {
  return Promise.all(
    COMPRESSIONS.map(
      async (encoding): Promise<Encoded> => [encoding, await encode(body, encoding, 'thorough')],
    ),
  )
}

/** The body in one encoding. */
export function encode(
  body: Buffer,
  encoding: Compression,
  effort: keyof typeof EFFORTS,
): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants
  const level = EFFORTS[effort][encoding]
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    case 'zstd':
      return zstd(body, { params: { [ZSTD_c_compressionLevel]: level }, pledgedSrcSize: body.length })
    case 'gzip':
      return gzip(body, { level })
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
