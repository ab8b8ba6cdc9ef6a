import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { chooseEncoding, type Encoding, encodeAll } from './encodings.ts'

/** One encoding of an answer, ready to be written: headers as the flat list that Node writes without a copy. */
type Encoded = { etag: string; headers: string[]; unchanged: string[]; body: Buffer }

export type KeptAnswer = Readonly<Record<Encoding, Encoded>>

/** The first letters of the SHA-256 of a text: enough to name it. */
export function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** An answer in every encoding, each with a strong tag of its own. `revalidation` goes with a 304 as well. */
export async function keepAnswer(
  text: string,
  headers: Headers,
  revalidation: Record<string, string>,
): Promise<KeptAnswer> {
  const name = nameOf(text)
  const encodings = await encodeAll(Buffer.from(text))
  const kept = encodings.map(([encoding, body]): [Encoding, Encoded] => {
    const etag = `"${name}-${encoding}"`
    const unchanged = { etag, ...revalidation }
    const whole = {
      ...Object.fromEntries(headers),
      ...unchanged,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return [
      encoding,
      { etag, headers: Object.entries(whole).flat(), unchanged: Object.entries(unchanged).flat(), body },
    ]
  })
  return Object.fromEntries(kept) as Record<Encoding, Encoded>
}

/** Writes the encoding that the browser takes, or that it has it already. */
export function writeKept(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const kept = answer[chooseEncoding(request.headers['accept-encoding'] as string | undefined)]
  if (request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: kept.etag })) {
    response.writeHead(304, kept.unchanged).end()
    return
  }
  response.writeHead(200, kept.headers)
  response.end(request.method === 'HEAD' ? undefined : kept.body)
}
