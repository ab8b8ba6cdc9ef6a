import type { createAuthMiddleware } from 'better-auth/api'

/** A request as the account library hands it to what looks at it before and after. */
export type LibraryRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whose account a link in a mail is about, by its token; nobody's when it has expired or was used. */
export async function findLinkOwner({ internalAdapter }: LibraryRequest['context'], token: string) {
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const isOpen = link && link.expiresAt > new Date()
  return isOpen ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined
}

/** The id of the user whose password this browser has given while the code is still to come. */
export async function findPendingUser({
  context,
  getSignedCookie,
}: LibraryRequest): Promise<string | undefined> {
  const cookie = context.createAuthCookie('two_factor')
  const step = await getSignedCookie(cookie.name, context.secret)
  return step ? (await context.internalAdapter.findVerificationValue(step))?.value : undefined
}
