import { HOLD_LIMITS, type HoldLimit } from './hold-limits.rules.ts'

const WHY_NOT: Record<HoldLimit, string> = {
  contact: `when this came, its guest already held as much as one guest can without paying (${inWords('contact')})`,
  network: `when this came, as much was held already as can be from one network without paying (${inWords('network')})`,
}

function inWords(limit: HoldLimit): string {
  const { holds, days } = HOLD_LIMITS[limit]
  return `${holds} bookings, or ${days} days in all`
}

/** For the operator: why no vehicle is held for a request. */
export function notHeldSentence(limit: HoldLimit): string {
  return `No vehicle is held: ${WHY_NOT[limit]}.`
}

/** For the guest of such a request. */
export const onRequestSentence = 'No vehicle is held for you yet: we check that one is free before we reply.'
