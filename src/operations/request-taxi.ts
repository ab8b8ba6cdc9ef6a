import type { Queryable } from '#adapters/database/database.ts'
import {
  findTaxiByRequestId,
  insertTaxiRequest,
  type NewTaxiRequest,
  type TaxiRequest,
} from '#adapters/database/taxi-requests.ts'
import { bangkokDay } from '#domain/calendar.ts'
import { bangkokTime } from '#domain/clock-time.ts'
import { taxiRequestSchema } from '#domain/taxi-request.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import type { Deps } from './deps.ts'
import { queueMails } from './queue-mails.ts'
import { invalid, type Refusal, refuse } from './refusal.ts'
import { storeOnce } from './store-once.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/** Takes a request for a transfer, by the same rules as a booking. */
export async function requestTaxi(
  deps: Needs,
  input: unknown,
  givenRequestId?: string,
): Promise<{ ok: true; request: TaxiRequest } | Refusal> {
  const today = bangkokDay(deps.now())
  const parsed = taxiRequestSchema({ today, time: bangkokTime(deps.now()) }).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const hash = contentHash(facts)
  const requestId = givenRequestId ?? requestIdFrom(facts, today)
  try {
    const request = await deps.db.transaction((tx) =>
      placeOnce(tx, deps, { ...facts, requestId, contentHash: hash }),
    )
    if (request.contentHash === hash) return { ok: true, request }
    return refuse(
      'request-id-reused',
      'This form was already sent with other details. Please reload the page and send it again.',
    )
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return refuse('unavailable', 'Your request could not be sent. Please try again or contact us directly.')
  }
}

async function placeOnce(
  tx: Queryable,
  deps: Needs,
  placement: Omit<NewTaxiRequest, 'reference'>,
): Promise<TaxiRequest> {
  const { row, isNew } = await storeOnce({
    insert: (reference) => insertTaxiRequest(tx, { ...placement, reference }),
    findFirst: () => findTaxiByRequestId(tx, placement.requestId),
  })
  if (isNew) {
    await queueMails(deps, tx, [
      { kind: 'operator-taxi', subjectId: row.id, toAddress: deps.addresses.operator },
      { kind: 'guest-taxi-received', subjectId: row.id, toAddress: row.email },
    ])
  }
  return row
}
