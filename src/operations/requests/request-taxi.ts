import { insertTransferOnce, type Transfer } from '#adapters/database/transfers.ts'
import { cancellationTerms } from '#content/catalogue/cancellation-terms.ts'
import { taxiRules } from '#content/catalogue/taxi-rules.ts'
import { legsOf } from '#domain/bookings/ride.ts'
import { taxiRequestSchema } from '#domain/requests/taxi-request.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { createLink, linkTo } from '../links/link-to.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { unusedReference } from './unused-reference.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'authSecret' | 'addresses'>

/** Stores a request for a transfer with its mails, once per `requestId`, like {@link requestBooking}. */
export async function requestTaxi(
  deps: Needs,
  { input, requestId }: { input: unknown; requestId?: string | undefined },
): Promise<{ ok: true; request: Transfer; token: string } | Refusal> {
  const today = bangkokDay(deps.now())
  const parsed = taxiRequestSchema(taxiRules, deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const hash = contentHash(facts)
  return refuseIfUnavailable({ code: 'taxi-not-sent' }, () =>
    deps.db.transaction(
      async (tx) => {
        const placed = await insertTransferOnce(tx, {
          customerName: facts.name,
          customerEmail: facts.email,
          customerPhone: facts.phone,
          customerWhatsapp: facts.whatsapp,
          customerCountry: facts.country,
          vehicle: facts.vehicle,
          guests: facts.passengers,
          luggage: facts.luggage,
          travelDate: facts.pickupDate,
          endDate: facts.returnDate ?? facts.pickupDate,
          specialRequests: facts.notes,
          legs: legsOf(facts),
          reference: await unusedReference(tx, 'taxi'),
          requestId: requestId ?? requestIdFrom(facts, today),
          contentHash: hash,
          terms: cancellationTerms,
        })
        if (placed?.request.contentHash !== hash) return refuseReusedRequestId()
        const { request, isNew } = placed
        if (isNew)
          await queueMails(deps, tx, [
            { kind: 'operator-taxi', subjectId: request.id, toAddress: deps.addresses.operator },
            { kind: 'guest-taxi-received', subjectId: request.id, toAddress: request.customerEmail },
          ])
        const token = await (isNew ? createLink : linkTo)(deps, tx, 'pass', request, 'guest')
        return { ok: true, request, token }
      },
      { actor: 'guest' },
    ),
  )
}
