import { data } from 'react-router'
import type { Subscription } from '#adapters/database/newsletter.ts'
import { endSubscription } from '#operations/newsletter.ts'
import { depsContext } from '../../context.ts'
import { requireBudget } from '../../form-post.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/unsubscribe.ts'
import { ConfirmForm, InvalidLink, LinkMessage } from './link-outcome.tsx'
import { readLink } from './read-link.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const subscription = await readLink('unsubscribe', url, context)
  const state = subscription ? stateOf(subscription) : 'invalid'
  return data(state, { status: state === 'invalid' ? 404 : 200, headers: PRIVATE_HEADERS })
}

/** Handles the page's button and the one-click unsubscribe of mail programs (RFC 8058), which sends no origin and no cookie. */
export async function action({ url, pattern, context }: Route.ActionArgs) {
  await requireBudget({ pattern, context })
  const subscription = await readLink('unsubscribe', url, context)
  if (!subscription) return data(null, { status: 404, headers: PRIVATE_HEADERS })
  await orUnavailable(endSubscription(context.get(depsContext), subscription))
  return data('ended', { headers: PRIVATE_HEADERS })
}

function stateOf({ isActive, unsubscribedAt, askedAt }: Subscription) {
  if (isActive) return 'active'
  return unsubscribedAt && unsubscribedAt >= askedAt ? 'ended' : 'asked'
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('End the news') },
  { name: 'robots', content: 'noindex' },
]

export default function EndNews({ loaderData: state }: Route.ComponentProps) {
  switch (state) {
    case 'invalid':
      return <InvalidLink />
    case 'active':
      return (
        <ConfirmForm title="End the news?" label="End the news">
          One press, and we send no more news to this address.
        </ConfirmForm>
      )
    case 'asked':
      return (
        <ConfirmForm title="No news for this address?" label="No, please do not ask">
          We have asked this address whether it wants our news. One press, and we do not ask it again for
          thirty days.
        </ConfirmForm>
      )
    case 'ended':
      return (
        <LinkMessage title="The news has ended">
          We send no news to this address. If you change your mind, sign up again: we ask an address once a
          day at most, and after a no not for thirty days.
        </LinkMessage>
      )
  }
}
