import { href } from 'react-router'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import { NO_SCRIPTS } from '../../shell/page-handles.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CancelWindows } from '../change/cancel-windows.tsx'
import { PassCrew } from '../pass-crew.tsx'
import { FullThaiCard } from '../thai/thai-card.tsx'
import type { Route } from './+types/page.ts'
import { samplePassOf } from './sample-view.ts'

export const handle = NO_SCRIPTS

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  return samplePassOf(await findPublicFleet(deps), deps.rules(), deps.now())
}

export const meta: Route.MetaFunction = () => unlistedMeta('A sample of the trip pass')

/** The trip pass before anything is booked: its own parts, filled in for nobody. */
export default function SamplePass({
  loaderData: { reference, crew, card, windows, now },
}: Route.ComponentProps) {
  return (
    <div className="pass thai-cards__all wrap grid at-top">
      <header className="page-head whole-row">
        <h1>What you hold the evening before</h1>
        <p>
          A sample: nobody’s booking, with an invented number plate. Each trip has such a pass, also offline.
        </p>
      </header>
      <div className="stack gap-part packed">
        <PassCrew crew={crew} reference={reference} isMet={false} isSample />
        <CancelWindows view={{ windows, now, paid: null }} />
        <p>
          <LinkButton to={href('/tours')}>Browse day trips</LinkButton>
        </p>
      </div>
      {card && <FullThaiCard card={card} />}
    </div>
  )
}
