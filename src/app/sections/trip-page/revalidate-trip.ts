import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409
const UNAVAILABLE = 503

/**
 * Turning the gallery's pages changes `?photo=` and needs no request. A form refused because a price has
 * changed (409) does: the page must show the new price before the guest agrees to it.
 */
export function revalidateTrip(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.actionStatus === CONFLICT) return true
  // What is away now cannot be read again either: the form stays as it is.
  if (change.actionStatus === UNAVAILABLE) return false
  if (change.formMethod) return change.defaultShouldRevalidate
  return withoutPhoto(change.currentUrl) !== withoutPhoto(change.nextUrl) && change.defaultShouldRevalidate
}

function withoutPhoto(url: URL): string {
  const rest = new URLSearchParams(url.search)
  rest.delete('photo')
  return `${url.pathname}?${rest}`
}
