import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** In the order of our preference: brotli is the smallest. */
const COMPRESSIONS = ['br', 'gzip'] as const
type Compression = (typeof COMPRESSIONS)[number]
export type Encoding = Compression | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Compression levels: `quick` for single responses, `thorough` for cached ones. */
const LEVELS = {
  quick: { br: 4, gzip: 4 },
  thorough: { br: 11, gzip: 9 },
}

/** The body in every compression, at the `thorough` level. */
export function compressAll(body: Buffer): Promise<[Compression, Buffer<ArrayBuffer>][]> {
  return Promise.all(
    COMPRESSIONS.map(
      async (encoding): Promise<[Compression, Buffer<ArrayBuffer>]> => [
        encoding,
        await compress(body, encoding, 'thorough'),
      ],
    ),
  )
}

/** The body in one compression. */
export function compress(
  body: Buffer,
  encoding: Compression,
  level: keyof typeof LEVELS,
): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  const quality = LEVELS[level][encoding]
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    case 'gzip':
      return gzip(body, { level: quality })
  }
}

/** A compressing stream that flushes after every chunk. */
export function compressingStream(encoding: Compression): zlib.BrotliCompress | zlib.Gzip {
  const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = zlib.constants
  const quality = LEVELS.quick[encoding]
  switch (encoding) {
    case 'br':
      return zlib.createBrotliCompress({
        flush: BROTLI_OPERATION_FLUSH,
        params: { [BROTLI_PARAM_QUALITY]: quality },
      })
    case 'gzip':
      return zlib.createGzip({ flush: Z_SYNC_FLUSH, level: quality })
  }
}

/** The encoding for a client with this `Accept-Encoding` (RFC 9110, 12.5.3): its preference first, then ours. */
export function chooseEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity'
  const accepted = parseAccept(header)
  const anything = accepted.find(({ type }) => type === '*')?.q ?? 0
  const qualityOf = (encoding: Encoding, otherwise: number) =>
    accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? otherwise
  const [best] = COMPRESSIONS.map((encoding) => ({ encoding, q: qualityOf(encoding, anything) })).sort(
    (one, other) => other.q - one.q,
  )
  // `identity` is used when nothing else is accepted, or when it is preferred explicitly.
  return best && best.q > 0 && best.q >= qualityOf('identity', 0) ? best.encoding : 'identity'
}
