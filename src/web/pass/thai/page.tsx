import { href } from 'react-router'
import { passTimes } from '#bookings/pass/pass-times.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { GuestLinkError } from '../../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { OfflineBar } from '../offline/offline-bar.tsx'
import { PassPath } from '../pass-path.tsx'
import { requirePass } from '../require-pass.ts'
import type { Route } from './+types/page.ts'
import { FullThaiCard } from './thai-card.tsx'
import { thaiCardsOf } from './thai-view.ts'

export const handle = CHAT_AT_END

export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const pass = await requirePass(deps, params.token)
  const cards = thaiCardsOf(pass, passTimes(pass))
  const { reference } = pass.booking
  return { reference, cards, asOf: dayAndTime(new Date(deps.now())) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Thai cards, ${loaderData.reference}` : 'Thai cards')

export default function ThaiCards({
  loaderData: { reference, cards, asOf },
  params: { token },
}: Route.ComponentProps) {
  return (
    <div className="thai-cards page wrap stack gap-16">
      <OfflineBar asOf={asOf} />
      <PassPath to={href('/booking/:token', { token })} reference={reference} here="Thai cards" />
      <h1>Show this screen.</h1>
      {cards.length > 0 ? (
        <p className="thai-cards__how muted size-lead">Turn the brightness up and hand over the phone.</p>
      ) : (
        <p className="thai-cards__how muted size-lead">Your cards appear here once your trip is confirmed.</p>
      )}
      <div className="thai-cards__all grid gap-16 above-12">
        {cards.map((card) => (
          <FullThaiCard card={card} key={card.id} />
        ))}
      </div>
    </div>
  )
}

export const ErrorBoundary = GuestLinkError
