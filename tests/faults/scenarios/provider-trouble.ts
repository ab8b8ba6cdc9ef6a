import type { Fault as ProviderFault } from '#tests/fake-stripe/controls.ts'
import { checkInvariants, untilIdle } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import { seconds } from '../measures.ts'
import { type System, startSystem } from '../test-system.ts'

const ANSWER_WITHIN_MS = 12_000
const SHORT: ProviderFault[] = ['cut', '500']
const ALL: ProviderFault[] = ['cut', 'hang', '500', '402', '400', '409', '429']
/** The provider's SDK tries twice. */
const TRIES = 2

/**
 * The provider creates a checkout without answering, or answers with an error. Guests get an answer in
 * time, retry, and end at one checkout that can be paid. A refund that the provider refuses is tried again by the operator.
 */
export const providerTrouble: Fault = {
  guard: 'the key by which the provider knows a repeated call',
  async run(server, size, isGuarded) {
    const faults = size === 'full' && isGuarded ? ALL : SHORT
    await using system = await startSystem(server)
    const { controls } = system.stripe
    controls.forgetsKeys = !isGuarded
    const guests = guestsOf(system)
    for (const fault of faults) {
      controls.faults = Array.from({ length: TRIES }, () => fault)
      const { sessionId } = await guests.submit(request('card'))
      if (!isGuarded) continue
      await guests.pay(sessionId)
      controls.faults = Array.from({ length: TRIES }, () => fault)
      await guests.seePaid(sessionId)
      const other = await guests.submit(request('card'))
      controls.faults = Array.from({ length: TRIES }, () => fault)
      await guests.payAndCancel(other.sessionId)
      await untilIdle(system)
      await tryRefusedAgain(system)
    }
    if (guests.slowestMs() > ANSWER_WITHIN_MS)
      throw new Error(`a guest waited for ${seconds(guests.slowestMs())}`)
    return {
      rounds: faults.length,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
      besides: `answered within ${seconds(guests.slowestMs())}`,
    }
  },
}

/** The operator tries refunds again that the provider has refused. */
async function tryRefusedAgain({ query }: System): Promise<void> {
  await query(`begin;
    set local saphan.actor = 'staff:admin@example.com';
    update refunds set status = 'approved' where status = 'failed';
    commit`)
}
