import type { Booking } from '#bookings/bookings.store.ts'
import { deadlineInWords } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { findAuthorisedPayment } from '#money/payments/payments.store.ts'
import { quotedBy } from '#quotes/quote.words.ts'
import { answerPromisedAt } from '#quotes/quote-promise.rules.ts'
import { guestRequestReceived } from '../templates/guest/request-received.tsx'
import { operatorNewRequest } from '../templates/operator/new-request.tsx'
import { cancellationLine } from './cancellation-line.ts'
import { findCrewNames } from './crew-names.ts'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { findTold, type Told } from './told-booking.ts'
import { heldUntilOf, isUnanswered } from './unanswered.ts'

const toOperator = aboutArrival(async ({ told, booking, arrival }, deps) => ({
  mail: operatorNewRequest({
    booking: told,
    ...arrival,
    crew: await findCrewNames(deps.db.read, booking),
    promisedBy: deadlineInWords(answerPromisedAt(booking.createdAt).getTime()),
    deskUrl: deskUrl(deps.publicUrl, booking),
    quoteUrl: deskUrl(deps.publicUrl, booking, 'quotes'),
  }),
  replyTo: booking.customerEmail,
}))

const toGuest = aboutArrival(async ({ told, booking, arrival }, deps) => ({
  mail: guestRequestReceived({
    booking: told,
    ...arrival,
    cancelling: await cancellationLine(deps, booking),
    quotedBy: quotedBy(answerPromisedAt(booking.createdAt), deps.now()),
    passUrl: await passUrl(deps, booking),
  }),
  replyTo: deps.addresses.operator,
}))

/** About the arrival of a request: {@link ARRIVAL_MAILS}. */
export const arrivalMails = {
  'operator-booking': toOperator,
  'operator-taxi': toOperator,
  'operator-custom-trip': toOperator,
  'guest-booking-received': toGuest,
  'guest-taxi-received': toGuest,
  'guest-custom-trip-received': toGuest,
} satisfies Record<string, MailWriter>

/** What guest and operator are told alike: until when a vehicle is held, and what is authorised on a card. */
type Arrival = { heldUntil: string | null; authorisedBaht: number }

/** Not sent once the request is answered, or has its quote. */
function aboutArrival(
  write: (told: Told & { arrival: Arrival }, deps: MailWriterNeeds) => WrittenMail | Promise<WrittenMail>,
): MailWriter {
  return async (deps, id, facts) => {
    const told = await findTold(deps, id, facts)
    if (!told || !(await isUnanswered(deps.db.read, told.booking))) return undefined
    const arrival = {
      heldUntil: await heldUntilIfHeld(deps, told.booking),
      authorisedBaht: await authorisedBahtOf(deps, told.booking),
    }
    return write({ ...told, arrival }, deps)
  }
}

/** Until when a vehicle is held for a request. Without a fleet none is, although one with an authorised card has a deadline. */
async function heldUntilIfHeld(
  { db, now }: Pick<MailWriterNeeds, 'db' | 'now'>,
  booking: Booking,
): Promise<string | null> {
  const isHeld = (await listAllocationsOf(db.read, booking.id)).length > 0
  return isHeld ? heldUntilOf(booking, now()) : null
}

/** What the guest has authorised on a card and nobody has charged yet, in baht; 0 when nothing. */
async function authorisedBahtOf(
  { db }: Pick<MailWriterNeeds, 'db'>,
  { id }: Pick<Booking, 'id'>,
): Promise<number> {
  return bahtFromSatang((await findAuthorisedPayment(db.read, id))?.amountSatang ?? 0)
}
