import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { chooseEncoding, type Encoded } from './encodings.ts'

/**
 * One encoding of an answer, ready to be written: headers as the flat list that Node writes without a copy. Only a
 * good answer has a tag, because no other can be "not modified".
 */
type Written = { etag: string | undefined; headers: string[]; unchanged: string[]; body: Buffer }

/** An answer as it is, and in the encodings in which it is smaller. */
export type KeptAnswer = Readonly<{
  status: number
  bodies: { identity: Written } & Partial<Record<string, Written>>
}>

/** The first letters of the SHA-256 of a body: enough to name it. */
export function nameOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** What belongs to one answer only, or is written anew. */
const NOT_KEPT = [
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
  'date',
  'etag',
]

/** The headers that stay with an answer, with a policy that names no nonce. */
export function headersToKeep(headers: Headers, policy: string): Headers {
  const kept = new Headers(headers)
  for (const name of NOT_KEPT) kept.delete(name)
  if (policy) kept.set('content-security-policy', policy)
  return kept
}

/** Keeps an answer, each encoding with a strong tag of its own. `revalidation` goes with a 304 as well. */
export function keepAnswer(
  body: Buffer,
  smaller: readonly Encoded[],
  headers: Headers,
  revalidation: Record<string, string>,
  status = 200,
): KeptAnswer {
  const name = nameOf(body)
  function written(encoding: string, encoded: Buffer): Written {
    const etag = status === 200 ? `"${name}-${encoding}"` : undefined
    const unchanged = { ...(etag && { etag }), ...revalidation }
    const whole = {
      ...Object.fromEntries(headers),
      ...unchanged,
      'content-length': String(encoded.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return {
      etag,
      headers: Object.entries(whole).flat(),
      unchanged: Object.entries(unchanged).flat(),
      body: encoded,
    }
  }
  return {
    status,
    bodies: {
      identity: written('identity', body),
      ...Object.fromEntries(smaller.map(([encoding, encoded]) => [encoding, written(encoding, encoded)])),
    },
  }
}

/** Writes the encoding that the browser takes, or that it has it already. */
export function writeKept(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const { bodies } = answer
  const kept = bodies[chooseEncoding(headers['accept-encoding'] as string | undefined)] ?? bodies.identity
  if (headers['if-none-match'] !== undefined && kept.etag && fresh(headers, { etag: kept.etag })) {
    response.writeHead(304, kept.unchanged).end()
    return
  }
  // HTTP/1.1 keeps a connection without being told so.
  if (response.shouldKeepAlive) response.removeHeader('connection')
  response.writeHead(answer.status, kept.headers)
  response.end(request.method === 'HEAD' ? undefined : kept.body)
}

/** Somebody wants to read, and nothing else. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
