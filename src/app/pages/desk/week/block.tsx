import { Icon } from '#app/ui/icon.tsx'
import { BlockCard } from './block-card.tsx'
import type { BlockView } from './view/blocks.ts'
import type { WeekView } from './view/load-week.ts'
import { weekAddress } from './week-address.ts'

/** A time on the board. While a drive is moved it is no button: only the places that fit can be pressed. */
export function Block({ block, week }: { block: BlockView; week: WeekView }) {
  const isLoose = block.time === undefined
  const look = `block block--${block.kind} ${isLoose || block.wrong ? 'block--wrong' : ''}`
  if (week.moving) {
    const isMoving = block.booked?.legId === week.moving.legId
    return (
      <div className={isMoving ? `${look} block--moving` : look}>
        <BlockFace block={block} />
      </div>
    )
  }
  const legId = block.booked?.legId
  const moveTo =
    block.actions.includes('assign') && legId ? weekAddress({ day: week.first, move: legId }) : undefined
  const cardId = `block-${block.key}`
  return (
    <>
      <button className={look} type="button" popoverTarget={cardId} data-move={moveTo}>
        <BlockFace block={block} />
      </button>
      <BlockCard id={cardId} block={block} moveTo={moveTo} week={week} />
    </>
  )
}

function BlockFace({ block }: { block: BlockView }) {
  const { hours, driver, kind, name, guests, title, heldTo, wrong, time } = block
  return (
    <>
      <span className="block__time">
        <span className="block__hours">{hours}</span> <span className="block__driver">{driver}</span>
      </span>
      <span className="block__what">
        {kind === 'blocked' && <Icon name="tool" />}
        <b>{name}</b> {guests} <span className="block__title">{title}</span>
      </span>
      {heldTo && (
        <span className="block__note">
          <Icon name="clock" />
          {heldTo}
        </span>
      )}
      {time && wrong && (
        <span className="block__note block__note--bad">
          <Icon name="alert" />
          {wrong}
        </span>
      )}
    </>
  )
}
