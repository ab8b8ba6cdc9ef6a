import { Link } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { addressOf } from '../booking/acts.ts'
import type { WeekView } from './view/load-week.ts'
import { weekAddress } from './week-address.ts'

/** What is being moved, and the ways out. */
export function MovingBar({ week }: { week: WeekView }) {
  const { moving } = week
  if (!moving) return null
  return (
    <section className="moving-bar cluster middle spread gap-4 gap-x-12" aria-label="Being moved">
      <p className="break">
        <b>{moving.hasVehicle ? `Moving ${moving.name}` : `A vehicle for ${moving.name}`}</b>, {moving.text}.
        Choose a vehicle{moving.hasVehicle && week.drivers.length > 0 ? ' or a driver' : ''}
        {moving.canReschedule ? (
          <>
            , or{' '}
            <Link className="link" to={addressOf(moving, 'reschedule')}>
              another day
            </Link>
            , if the guest agrees.
          </>
        ) : (
          '.'
        )}
      </p>
      <LinkButton to={weekAddress({ day: week.first, show: moving.day })} data-cancel="">
        Stop moving
      </LinkButton>
    </section>
  )
}
