import { findIsHeldBack } from '#adapters/database/mails.ts'
import { insertTaxiOnce, type TaxiRequest } from '#adapters/database/taxi-requests.ts'
import { taxiRules } from '#content/catalogue/taxi-rules.ts'
import { taxiRequestSchema } from '#domain/requests/taxi-request.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { unusedReference } from './unused-reference.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/** Stores a request for a transfer with its mails, once per `requestId`, like {@link requestBooking}. */
export async function requestTaxi(
  deps: Needs,
  { input, requestId }: { input: unknown; requestId?: string | undefined },
): Promise<{ ok: true; request: TaxiRequest; hasCopy: boolean } | Refusal> {
  const today = bangkokDay(deps.now())
  const parsed = taxiRequestSchema(taxiRules, deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const hash = contentHash(facts)
  return refuseIfUnavailable({ code: 'taxi-not-sent' }, () =>
    deps.db.transaction(async (tx) => {
      const { request, isNew } = await insertTaxiOnce(tx, {
        ...facts,
        reference: await unusedReference(tx, 'taxi'),
        requestId: requestId ?? requestIdFrom(facts, today),
        contentHash: hash,
      })
      if (request.contentHash !== hash) return refuseReusedRequestId()
      if (isNew)
        await queueMails(deps, tx, [
          { kind: 'operator-taxi', subjectId: request.id, toAddress: deps.addresses.operator },
          { kind: 'guest-taxi-received', subjectId: request.id, toAddress: request.email },
        ])
      return { ok: true, request, hasCopy: !(await findIsHeldBack(tx, request.id)) }
    }),
  )
}
