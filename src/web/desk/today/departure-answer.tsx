import { href } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CrewAnswer } from './view/crew-answer.ts'
import type { Row } from './view/rows.ts'

type Props = { row: Row; needs: CrewAnswer; isFirst: boolean }

/** Why a departure needs a person, with the best answer on its button; only the first of a list stands out. */
export function DepartureAnswer({ row, needs, isFirst }: Props) {
  const { reference, legId, seen, guest, board } = row
  return (
    <div className="departure__answer cluster middle spread gap-4 gap-x-16 icons-low icons-lacquer">
      <p className="flex gap-8">
        <Icon name="alert" />
        <span>{needs.why}</span>
      </p>
      {needs.assign ? (
        <form method="post" action={href('/desk/bookings/:reference/:act', { reference, act: 'assign' })}>
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="legId" value={legId} />
          <input type="hidden" name="vehicleId" value={needs.assign.vehicleId} />
          <input type="hidden" name="driverId" value={needs.assign.driverId} />
          <input type="hidden" name="back" value={href('/desk')} />
          <Button type="submit" look={isFirst ? 'primary' : 'outline'}>
            {needs.assign.button}
            <span className="visually-hidden"> to {guest}</span>
          </Button>
        </form>
      ) : (
        <LinkButton to={board}>
          Look at the week<span className="visually-hidden"> for {guest}</span>
        </LinkButton>
      )}
    </div>
  )
}
