import { Icon } from '../../ui/icon.tsx'
import { SlotCard } from './slot-card.tsx'
import type { WeekView } from './view/load-week.ts'
import type { SlotView } from './view/slots.ts'
import { weekAddress } from './week-address.ts'

/** A time on the board. While a drive is moved it is no button: only the places that fit can be pressed. */
export function Slot({ slot, week }: { slot: SlotView; week: WeekView }) {
  const isLoose = slot.time === undefined
  const look = `slot slot--${slot.kind} ${isLoose || slot.wrong ? 'slot--wrong' : ''}`
  if (week.moving) {
    const isMoving = slot.booked?.legId === week.moving.legId
    return (
      <div className={isMoving ? `${look} slot--moving` : look}>
        <SlotFace slot={slot} />
      </div>
    )
  }
  const legId = slot.booked?.legId
  const moveTo =
    slot.actions.includes('assign') && legId ? weekAddress({ day: week.first, move: legId }) : undefined
  const cardId = `slot-${slot.key}`
  return (
    <>
      <button className={look} type="button" popoverTarget={cardId} data-move={moveTo}>
        <SlotFace slot={slot} />
      </button>
      <SlotCard id={cardId} slot={slot} moveTo={moveTo} week={week} />
    </>
  )
}

function SlotFace({ slot }: { slot: SlotView }) {
  const { hours, driver, kind, name, guests, title, heldTo, wrong, time } = slot
  return (
    <>
      <span className="cluster spread muted size-fine gap-x-4">
        <span>{hours}</span> <span>{driver}</span>
      </span>
      <span className="block">
        {kind === 'blocked' && <Icon name="tool" />}
        <b dir="auto">{name}</b> {guests} <span className="size-fine">{title}</span>
      </span>
      {heldTo && (
        <span className="block strong size-fine">
          <Icon name="clock" />
          {heldTo}
        </span>
      )}
      {time && wrong && (
        <span className="block strong size-fine lacquer">
          <Icon name="alert" />
          {wrong}
        </span>
      )}
    </>
  )
}
