import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response with its body as transferred, not decompressed. */
export async function rawResponse(url: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
