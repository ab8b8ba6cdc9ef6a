import {
  insertTaxiRequests,
  listTaxisByRequestId,
  type NewTaxiRequest,
  type TaxiRequest,
} from '#adapters/database/taxi-requests.ts'
import { bangkokDay } from '#domain/calendar.ts'
import { bangkokTime } from '#domain/clock-time.ts'
import { taxiRequestSchema } from '#domain/taxi-request.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import type { Deps } from './deps.ts'
import { invalid, orRefuse, type Refusal, refuseReused } from './refusal.ts'
import { storeOnce } from './store-once.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/** Takes a request for a transfer, by the same rules as a booking. */
export async function requestTaxi(
  deps: Needs,
  input: unknown,
  givenRequestId?: string,
): Promise<{ ok: true; request: TaxiRequest; hasCopy: boolean } | Refusal> {
  const today = bangkokDay(deps.now())
  const parsed = taxiRequestSchema({ today, time: bangkokTime(deps.now()) }).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const hash = contentHash(facts)
  const requestId = givenRequestId ?? requestIdFrom(facts, today)
  return orRefuse('Your request could not be sent. Please try again or contact us directly.', async () => {
    const { row: request, hasCopy } = await place(deps, { ...facts, requestId, contentHash: hash })
    if (request.contentHash === hash) return { ok: true, request, hasCopy }
    return refuseReused()
  })
}

type Placement = Omit<NewTaxiRequest, 'reference'>

/** Inserts the request with its mails, or finds the one that this request id has already made. */
const place = storeOnce<Needs, Placement, TaxiRequest>({
  kind: 'taxi',
  insert: insertTaxiRequests,
  findFirst: listTaxisByRequestId,
  mailsAbout: ({ id, email }, { addresses }) => [
    { kind: 'operator-taxi', subjectId: id, toAddress: addresses.operator },
    { kind: 'guest-taxi-received', subjectId: id, toAddress: email },
  ],
})
