import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { type ListedSubscription, listSubscriptions } from '#guests/newsletter/newsletter-list.store.ts'
import { subscriptionState } from '#guests/newsletter/subscription-state.rules.ts'
import { depsContext } from '../../shell/context.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { Badge } from '../labels/badge.tsx'
import { SUBSCRIPTION_STATES } from '../labels/state-labels.ts'
import type { Route } from './+types/newsletter.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.tsx'
import { Cell, Facts, MailTo, Row, TimeCell } from './row.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from './list-styles.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  return readList(listSubscriptions, context.get(depsContext), url, (subscription) => (
    <SubscriptionRow subscription={subscription} key={subscription.id} />
  ))
}

export const meta: Route.MetaFunction = () => deskMeta('Newsletter')

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Newsletter"
      list={loaderData}
      searchFor="Name or email address"
      table="newsletter"
      columns={['Subscriber', 'Source', 'Signed up', 'State']}
      empty="Guests sign up at the foot of every page and confirm by email."
    />
  )
}

function SubscriptionRow({ subscription }: { subscription: ListedSubscription }) {
  const { email, subscriptionSource, askedAt, confirmedAt, unsubscribedAt, createdAt } = subscription
  const name = subscription.name || NAME_PLACEHOLDERS.reader
  return (
    <Row
      essentials={
        <>
          <Cell label="Subscriber" kind="wide" sub={email}>
            <b>{name}</b>
          </Cell>
          <Cell label="Source">{subscriptionSource}</Cell>
          <TimeCell label="Signed up" at={createdAt} />
          <Cell label="State" kind="state">
            <Badge state={SUBSCRIPTION_STATES[subscriptionState(subscription)]} />
          </Cell>
        </>
      }
    >
      <Facts
        facts={[
          ['Name', name],
          ['Email', <MailTo address={email} key="email" />],
          ['Active', subscription.isActive ? 'Yes' : 'No'],
          ['Source', subscriptionSource],
          ['Signed up', createdAt],
          ['Last asked', askedAt],
          ['Confirmed', confirmedAt],
          ['Unsubscribed', unsubscribedAt],
          ['Id', subscription.id],
        ]}
      />
    </Row>
  )
}
