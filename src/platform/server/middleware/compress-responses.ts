import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { chooseEncoding, compress, compressingStream } from '../page-cache/encodings.ts'

const MIN_BYTES = 1_024

/**
 * Compresses responses that do not come from the page cache. A page is compressed as a whole, which takes a third of
 * the time; other responses are streams and are compressed chunk by chunk.
 */
export function compressResponses(): MiddlewareHandler {
  return async function compressResponses(c, next) {
    await next()
    const { headers, body } = c.res
    const type = headers.get('content-type') ?? ''
    if (!body || headers.has('content-encoding') || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return
    const length = headers.get('content-length')
    if (length !== null && Number(length) < MIN_BYTES) return
    c.header('vary', 'Accept-Encoding', { append: true })
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (encoding === 'identity') return
    if (type.startsWith('text/html')) {
      const compressed = await compress(Buffer.from(await c.res.arrayBuffer()), encoding, 'quick')
      c.res = new Response(compressed, c.res)
      c.header('content-length', String(compressed.length))
    } else {
      // Errors of the stream reach its reader, so none is handled here.
      const compressed = pipeline(
        Readable.fromWeb(body as ReadableStream),
        compressingStream(encoding),
        () => {},
      )
      c.res = new Response(Readable.toWeb(compressed) as BodyInit, c.res)
      c.header('content-length', undefined)
    }
    c.header('content-encoding', encoding)
  }
}
