import { checkInvariants, untilIdle } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { seconds } from '../measures.ts'
import { type System, startSystem } from '../test-system.ts'

const KINDS = ['booking', 'custom trip', 'taxi'] as const

/**
 * The mail server refuses every email for an hour, shortened by skipping the queue's waits. One
 * recipient does not exist. Guests get their answers as usual, and every other email leaves when the server is back.
 */
export const mailAway: Fault = {
  guard: 'the queue that tries again, and keeps what it gives up',
  async run(server, size, isGuarded) {
    const tries = size === 'full' ? 12 : 2
    await using system = await startSystem(server)
    if (!isGuarded) await tryOnce(system)
    const guests = guestsOf(system)
    system.mailServer.controls.refuses = 451
    const sent = Array.from({ length: 6 * tries }, (_, index) =>
      request(KINDS[index % KINDS.length] ?? 'booking'),
    )
    system.mailServer.controls.unknown.add(String(sent[0]?.sent.customerEmail))
    await Promise.all(sent.map((one) => guests.submit(one)))
    await guests.payAndCancel((await guests.submit(request('card'))).sessionId)
    // Half a second each: an email is tried 120 times, and must not be given up meanwhile.
    for (let time = 0; time < tries; time++) await untilIdle(system, 0.5)
    system.mailServer.controls.refuses = undefined
    const back = performance.now()
    const breaches = [...(await checkInvariants(system)), ...(await wronglyUndeliverable(system))]
    return {
      rounds: tries,
      acknowledged: system.ledger.read().length,
      breaches,
      besides: `all mails out ${seconds(performance.now() - back)} after it came back, waits of the queue left out`,
    }
  },
}

/** One try for each email, and failed ones are not marked as undeliverable. */
async function tryOnce({ query }: System): Promise<void> {
  await query(`update pgboss.queue set retry_limit = 0, dead_letter = null where name = 'send-mail'`)
}

/** Of what was tried, the email to the unknown recipient is undeliverable, and no other. What was no longer so was not tried. */
async function wronglyUndeliverable({ query }: System): Promise<Breach[]> {
  const { rows } = await query(`select kind from mails where status = 'undeliverable' and attempts > 0`)
  const kinds = rows.map(({ kind }) => kind)
  return kinds.length === 1 && kinds[0] === 'guest-booking-received'
    ? []
    : [{ invariant: 'everybody is told', what: `undeliverable are: ${kinds}` }]
}
