import type { RouterContextProvider } from 'react-router'
import { findLinkedSubscription } from '#guests/newsletter/newsletter.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'

/** The subscription of an email's link; undefined when the link is not valid. */
export function readLink(
  purpose: Parameters<typeof findLinkedSubscription>[1],
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const id = url.searchParams.get('id') ?? ''
  return orUnavailable(findLinkedSubscription(context.get(depsContext), purpose, id))
}
