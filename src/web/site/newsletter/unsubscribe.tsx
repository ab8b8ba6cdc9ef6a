import { data } from 'react-router'
import type { Subscription } from '#guests/newsletter/newsletter.store.ts'
import { endSubscription } from '#guests/newsletter/newsletter.ts'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/unsubscribe.ts'
import { ConfirmForm, InvalidLink, LinkMessage } from './link-outcome.tsx'
import { readLink } from './read-link.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const subscription = await readLink('unsubscribe', url, context)
  const state = subscription ? stateOf(subscription) : 'invalid'
  return data(state, { status: state === 'invalid' ? 404 : 200 })
}

/** Handles the page's button and the one-click unsubscribe of mail programs (RFC 8058), which sends no origin and no cookie. */
export async function action({ url, context }: Route.ActionArgs) {
  const subscription = await readLink('unsubscribe', url, context)
  if (!subscription) return data(null, { status: 404 })
  await orUnavailable(endSubscription(context.get(depsContext), subscription))
  return 'ended'
}

function stateOf({ isActive, unsubscribedAt, askedAt }: Subscription) {
  if (isActive) return 'active'
  return unsubscribedAt && unsubscribedAt >= askedAt ? 'ended' : 'asked'
}

export const meta: Route.MetaFunction = () => unlistedMeta('End the news')

export default function EndNews({ loaderData: state }: Route.ComponentProps) {
  switch (state) {
    case 'invalid':
      return <InvalidLink />
    case 'active':
      return (
        <ConfirmForm title="Unsubscribe?" label="Unsubscribe">
          Press once, and we’ll stop sending news to this address.
        </ConfirmForm>
      )
    case 'asked':
      return (
        <ConfirmForm title="No news for this address?" label="Don’t ask me again">
          We emailed this address to confirm a newsletter sign-up. Press once, and we won’t ask again for
          thirty days.
        </ConfirmForm>
      )
    case 'ended':
      return (
        <LinkMessage title="You’re unsubscribed">
          We won’t send news to this address. If you change your mind, sign up again: we email an address at
          most once a day to confirm, and not for thirty days after a no.
        </LinkMessage>
      )
  }
}
