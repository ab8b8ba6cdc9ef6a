import { data } from 'react-router'
import { company } from '#content/company.ts'
import { confirmSubscription } from '#guests/newsletter/newsletter.ts'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/confirm.ts'
import { ConfirmForm, InvalidLink, LinkMessage } from './link-outcome.tsx'
import { readLink } from './read-link.ts'

/** Changes nothing, because mail programs open links by themselves. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const subscription = await readLink('confirm', url, context)
  const state = subscription ? (subscription.isActive ? 'active' : 'asked') : 'invalid'
  return data(state, { status: state === 'invalid' ? 404 : 200 })
}

export async function action({ url, context }: Route.ActionArgs) {
  const subscription = await readLink('confirm', url, context)
  if (!subscription) return data(null, { status: 404 })
  await orUnavailable(confirmSubscription(context.get(depsContext), subscription))
  return 'confirmed'
}

export const meta: Route.MetaFunction = () => unlistedMeta('Confirm your address')

export default function ConfirmNews({ loaderData: state }: Route.ComponentProps) {
  switch (state) {
    case 'invalid':
      return <InvalidLink />
    case 'asked':
      return (
        <ConfirmForm title={`Would you like news from ${company.name}?`} label="Yes, send me the news">
          Press once, and we’ll send it to this address from now on. You can unsubscribe at any time.
        </ConfirmForm>
      )
    case 'active':
      return (
        <LinkMessage title="Your address is confirmed">
          We’ll send our news to it from now on. Every email has an unsubscribe link.
        </LinkMessage>
      )
  }
}
