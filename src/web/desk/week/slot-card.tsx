import { Button, LinkButton } from '../../ui/button.tsx'
import { useBookingAddress } from '../booking-address.ts'
import { addressOf } from '../fleet/addresses.ts'
import { cardFacts } from './view/card-facts.ts'
import type { WeekView } from './view/load-week.ts'
import type { SlotView } from './view/slots.ts'
import { weekAddress } from './week-address.ts'

type Props = { id: string; slot: SlotView; moveTo: string | undefined; week: WeekView }

/** What a slot is, and what can be done with it. */
export function SlotCard({ id, slot, moveTo, week }: Props) {
  const { booked } = slot
  return (
    <div
      className="slot-card on-sheet ink size-small break"
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-name`}
    >
      <p className="cluster spread gap-x-12">
        <b id={`${id}-name`} dir="auto">
          {booked?.customerName || slot.name}
        </b>
        {booked && <span className="muted">{booked.reference}</span>}
      </p>
      <dl className="facts">
        {cardFacts(slot, week).map(({ label, text }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="cluster gap-8">
        {booked ? <BookedActs slot={slot} moveTo={moveTo} week={week} /> : <BlockedActs slot={slot} />}
      </div>
    </div>
  )
}

function BookedActs({ slot: { booked, actions }, moveTo, week }: Omit<Props, 'id'>) {
  const toBooking = useBookingAddress()
  if (!booked) return null
  const { reference, customerName, seen } = booked
  const isAwaited = actions[0] === 'confirm'
  const of = <span className="visually-hidden"> {customerName || reference}</span>
  return (
    <>
      <LinkButton to={toBooking(reference)} look={isAwaited ? 'primary' : 'outline'}>
        Open
        {of}
      </LinkButton>
      {moveTo && (
        <LinkButton to={moveTo}>
          Move
          {of}
        </LinkButton>
      )}
      {actions.includes('release') && (
        <form method="post" action={weekAddress({ day: week.first, show: week.shown })}>
          <input type="hidden" name="act" value="release" />
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" look="quiet">
            Release
            {of}
          </Button>
        </form>
      )}
    </>
  )
}

/** A blocked time is freed on the page of its vehicle or driver. */
function BlockedActs({ slot: { time, name } }: { slot: SlotView }) {
  if (!time) return null
  const { vehicleId, driverId } = time
  const to = vehicleId === null ? addressOf('driver', driverId ?? '') : addressOf('vehicle', vehicleId)
  return (
    <LinkButton to={to}>
      Open<span className="visually-hidden"> {name}</span>
    </LinkButton>
  )
}
