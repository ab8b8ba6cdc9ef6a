import type { Caller } from '#adapters/auth/contract.ts'

/** A new account as its form is filled in. */
export const ADA_SIGNS_UP = {
  email: 'ada@example.com',
  password: 'six-and-more',
  confirmPassword: 'six-and-more',
}
/** A visitor who is not signed in. */
export const VISITOR: Caller = { address: '203.0.113.7', cookies: '' }

/** A caller with the cookies of this answer. */
export function callerWith(answer: { ok: boolean; cookies?: string[] }, address = VISITOR.address): Caller {
  const kept = (answer.cookies ?? []).filter((line) => !/max-age=0/i.test(line))
  return { address, cookies: kept.map((line) => line.split(';', 1)[0]).join('; ') }
}
