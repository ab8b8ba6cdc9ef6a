import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'

/** The caller's request id; a new one when it sent none, so that each such call is a separate request. */
export function readRequestId(input: Record<string, unknown>): { ok: true; requestId: string } | Refusal {
  const given = input.requestId ?? ''
  if (given === '') return { ok: true, requestId: randomUUID() }
  const parsed = z.uuid().safeParse(given)
  if (parsed.success) return { ok: true, requestId: parsed.data.toLowerCase() }
  return refuseField('invalid', 'requestId', { code: 'request-id-not-uuid' })
}
