const COOKIE = 'return-to'
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax'
/** Longer addresses would not fit into a cookie. */
const LONGEST = 2000

/**
 * The `Set-Cookie` value that lets the sign-in page, to which the same answer redirects, return to this address. The
 * address of that page does not hold it, since a search by a guest's name may be part of it.
 */
export function returnCookie(address: string): string {
  const value = encodeURIComponent(address)
  return value.length > LONGEST
    ? `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`
    : `${COOKIE}=${value}; Max-Age=60; ${ATTRIBUTES}`
}

/** The address that the redirect to the sign-in came from. */
export function readReturnCookie({ headers }: Request): string | undefined {
  const value = /(?:^|;\s*)return-to=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1]
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
