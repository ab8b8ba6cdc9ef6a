import type { createAuthMiddleware } from 'better-auth/api'

/** A request as the account library passes it to hooks. */
export type LibraryRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** The user of a link in an email, by its token as it was sent; undefined when it is no text, has expired or was used. */
export async function findLinkOwner({ internalAdapter }: LibraryRequest['context'], token: unknown) {
  if (typeof token !== 'string') return undefined
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const isOpen = link && link.expiresAt > new Date()
  return isOpen ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined
}

/** The id of the user who has entered the password and still has to enter a code. */
export async function findPendingUser({
  context,
  getSignedCookie,
}: LibraryRequest): Promise<string | undefined> {
  const cookie = context.createAuthCookie('two_factor')
  const step = await getSignedCookie(cookie.name, context.secret)
  return step ? (await context.internalAdapter.findVerificationValue(step))?.value : undefined
}
