import { z } from 'zod'
import { isRemoteTourId } from '#catalogue/remote-tour.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import type { RemoteRecord, TourSource } from './contract.ts'

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
  async function ask(
    origin: Origin,
    query: Record<string, string>,
    failure: string,
  ): Promise<RemoteRecord[]> {
    const address = new URL(
      `/v0/${encodeURIComponent(baseId)}/${encodeURIComponent(TABLES[origin])}?${new URLSearchParams(query)}`,
      apiUrl,
    )
    try {
      const response = await fetch(address, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return answer.parse(JSON.parse(await readLimited(response))).records
    } catch (cause) {
      throw new Unavailable(failure, { cause })
    }
  }

  return {
    async findTour(origin, id) {
      if (!isRemoteTourId(id)) return undefined
      // The id holds letters, digits and hyphens only, so it cannot leave the quotes of the formula.
      const query = { filterByFormula: `{tour_id}='${id}'`, maxRecords: '1' }
      const [record] = await ask(origin, query, `Failed to fetch tour ${id}`)
      return record
    },
    listTours: (origin) => ask(origin, { maxRecords: '100' }, `Failed to list the tours of ${origin}`),
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
