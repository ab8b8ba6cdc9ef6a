import type { createAuthMiddleware } from 'better-auth/api'

/** A request as the account library hands it to what looks at it before and after. */
export type RequestOfLibrary = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
