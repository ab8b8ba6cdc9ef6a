import type { createAuthMiddleware } from 'better-auth/api'

/** A request as the account library hands it to what looks at it before and after. */
export type RequestOfLibrary = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whose account a link in a mail is about, by its token; nobody's when it has expired or was used. */
export async function ownerOfLink({ internalAdapter }: RequestOfLibrary['context'], token: string) {
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const isOpen = link && link.expiresAt > new Date()
  return isOpen ? ((await internalAdapter.findUserById(link.value)) ?? undefined) : undefined
}
