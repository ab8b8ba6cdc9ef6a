import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409
const UNAVAILABLE = 503

/**
 * A step in the gallery changes `?photo=` and needs no request. A form refused because a price has changed (409) does:
 * the page must show the new price before the guest agrees to it.
 */
export function revalidateTrip(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.actionStatus === CONFLICT) return true
  // The loader would fail as well and replace the form by an error page.
  if (change.actionStatus === UNAVAILABLE) return false
  if (change.formMethod) return change.defaultShouldRevalidate
  return withoutPhoto(change.currentUrl) !== withoutPhoto(change.nextUrl) && change.defaultShouldRevalidate
}

function withoutPhoto(url: URL): string {
  const rest = new URLSearchParams(url.search)
  rest.delete('photo')
  return `${url.pathname}?${rest}`
}
