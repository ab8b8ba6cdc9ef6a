import type { RouterContextProvider } from 'react-router'
import { findLinkedSubscription } from '#operations/newsletter.ts'
import { depsContext } from '../../context.ts'
import { orUnavailable } from '../../unavailable.ts'

/** The subscription of an email's link; undefined when the link is not valid. */
export function readLink(
  purpose: Parameters<typeof findLinkedSubscription>[1],
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const id = url.searchParams.get('id') ?? ''
  return orUnavailable(findLinkedSubscription(context.get(depsContext), purpose, id))
}
