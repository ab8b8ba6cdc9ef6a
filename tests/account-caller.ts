import { expect } from 'vitest'
import { signIn } from '#guests/accounts/sign-in.ts'
import { confirmEmail, signUp } from '#guests/accounts/sign-up.ts'
import type { Caller } from '#platform/auth/contract.ts'
import type { TestSite } from './site.ts'

/** A new account as its form is filled in. */
export const ADA_SIGNS_UP = {
  email: 'ada@example.com',
  password: 'six-and-more',
  confirmPassword: 'six-and-more',
}
/** A new password as its form is filled in. */
export const ANOTHER_PASSWORD = { password: 'another-one', confirmPassword: 'another-one' }
/** A visitor who is not signed in. */
export const VISITOR: Caller = { address: '203.0.113.7', cookies: '' }

/** A caller with the cookies of this answer. */
export function callerWith(answer: { ok: boolean; cookies?: string[] }, address = VISITOR.address): Caller {
  const kept = (answer.cookies ?? []).filter((line) => !/max-age=0/i.test(line))
  return { address, cookies: kept.map((line) => line.split(';', 1)[0]).join('; ') }
}

/** The token of the link in the newest mail. */
export async function tokenInMail(site: TestSite): Promise<string> {
  await site.sendMails()
  const text = (await site.mailbox()).at(-1)?.text ?? ''
  return /[?]token=([\w.-]+)/.exec(text)?.[1] ?? expect.fail(`no link in ${text}`)
}

/** Ada has signed up and confirmed her address. */
export async function confirmedAda(site: TestSite): Promise<void> {
  await signUp(site.deps, VISITOR, ADA_SIGNS_UP)
  await confirmEmail(site.deps, VISITOR, { ...ADA_SIGNS_UP, token: await tokenInMail(site) })
}

/** Ada, signed in. */
export async function signedInAda(site: TestSite): Promise<Caller> {
  await confirmedAda(site)
  return callerWith(await signIn(site.deps, VISITOR, ADA_SIGNS_UP))
}
