import { z } from 'zod'
import { Unavailable } from '#domain/unavailable.ts'
import type { TourSource } from './contract.ts'

const TABLES = { bangkok: 'Bangkok Tours', kanchanaburi: 'Kanchanaburi Tours' } as const
const DEFAULT_API = 'https://api.airtable.com'
const TIMEOUT_MS = 5_000
const MAX_BYTES = 1_000_000

const answer = z.object({
  records: z.array(z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()) })),
})

type AirtableSettings = { token: string; baseId: string; apiUrl?: string; timeoutMs?: number }

/** Tours kept in an Airtable base, one table a town, found by their `tour_id` field. */
export function createAirtableTours({
  token,
  baseId,
  apiUrl = DEFAULT_API,
  timeoutMs = TIMEOUT_MS,
}: AirtableSettings): TourSource {
  return {
    async findTour(origin, id) {
      if (!/^[a-z0-9-]{1,64}$/.test(id)) return undefined
      const address = new URL(
        `/v0/${encodeURIComponent(baseId)}/${encodeURIComponent(TABLES[origin])}`,
        apiUrl,
      )
      // The id holds letters, digits and hyphens only, so it cannot leave the quotes of the formula.
      address.searchParams.set('filterByFormula', `{tour_id}='${id}'`)
      address.searchParams.set('maxRecords', '1')
      try {
        const response = await fetch(address, {
          headers: { authorization: `Bearer ${token}` },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) throw new Error(`status ${response.status}`)
        return answer.parse(JSON.parse(await readLimited(response))).records[0]
      } catch (cause) {
        throw new Unavailable(`Failed to fetch tour ${id}`, { cause })
      }
    },
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
