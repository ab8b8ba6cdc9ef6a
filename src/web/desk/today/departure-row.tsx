import { href, Link } from 'react-router'
import { AnchorButton, Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bookingAddress } from '../booking-address.ts'
import { Badge } from '../labels/badge.tsx'
import type { CrewAnswer } from './view/crew-answer.ts'
import type { Row } from './view/rows.ts'

/** One departure: when, who, what, with which vehicle and driver; below it why it needs a person. */
export function DepartureRow({ row, isFirstNeed }: { row: Row; isFirstNeed: boolean }) {
  const { needs, isDone } = row
  return (
    <li
      className={`grid middle ruled pad-row gap-4 gap-x-12 departure ${needs ? 'departure--needs' : ''} ${isDone ? 'departure--done' : ''}`}
      data-row={row.legId}
    >
      <time className="strong size-text" dateTime={row.startsAt}>
        {row.at}
      </time>
      <div className="departure__facts fit middle gap-4 gap-x-12">
        <div className="break shrink">
          <Link className="link" to={bookingAddress({ reference: row.reference, from: href('/desk') })}>
            <bdi>{row.guest}</bdi>
          </Link>
          <p className="muted">{row.party}</p>
        </div>
        <div className="departure__trip break shrink">
          <p>{row.trip}</p>
          <p className="muted">
            <bdi>{row.pickup}</bdi>
          </p>
        </div>
        <Crew row={row} />
        <div className="break shrink">
          <State row={row} />
          <p className="muted nowrap">{row.money}</p>
        </div>
      </div>
      <Reach row={row} />
      {needs && <DepartureAnswer row={row} needs={needs} isFirst={isFirstNeed} />}
    </li>
  )
}

function Crew({ row: { vehicle, driver, isSeen, hasDrivers, needs, isDone } }: { row: Row }) {
  const lacks = needs && <p className="lacquer strong">{needs.label}</p>
  return (
    <div className="departure__crew break shrink">
      {vehicle && (
        <p>
          {vehicle.name}{' '}
          <span className="plate inline-block on-sheet strong size-meta" lang="th">
            {vehicle.plate}
          </span>
        </p>
      )}
      {!vehicle && (lacks || <p className="muted">No vehicle yet</p>)}
      {driver && <p className="muted">{isSeen ? `${driver}, has seen it` : driver}</p>}
      {vehicle && lacks}
      {!needs && !driver && hasDrivers && !isDone && <p className="muted">No driver yet</p>}
    </div>
  )
}

/** The state with the time of its press; a trip that has taken place has passed all four stations. */
function State({ row: { needs, passed, isAgreed, leaves, state, stateAt } }: { row: Row }) {
  if (needs)
    return (
      <>
        <Badge state={{ text: 'Unassigned', tone: 'problem' }} />
        {leaves && <p className="muted">{leaves}</p>}
      </>
    )
  return (
    <>
      <Badge state={state} />
      {stateAt && <p className="muted">{stateAt}</p>}
      {isAgreed && <Stations passed={passed} />}
    </>
  )
}

function Reach({ row: { guest, phone, chat } }: { row: Row }) {
  return (
    <p className="departure__reach flex gap-4">
      {phone && (
        <AnchorButton href={phone.link} aria-label={`Call ${guest}, ${phone.text}`}>
          <Icon name="phone" />
        </AnchorButton>
      )}
      {chat && (
        <AnchorButton href={chat} target="_blank" rel="noopener" aria-label={`WhatsApp ${guest}`}>
          <Icon name="whatsapp" />
        </AnchorButton>
      )}
    </p>
  )
}

const NAMES = ['Left', 'Arrived', 'On board', 'Done']
const STEP = 16

/** The line of a trip with its four stations; those passed are filled. The state beside it says the same in a word. */
function Stations({ passed }: { passed: number }) {
  const end = 6 + STEP * (NAMES.length - 1)
  const reached = 6 + STEP * Math.max(0, passed - 1)
  return (
    <svg className="stations block" viewBox={`0 0 ${end + 6} 12`} aria-hidden="true">
      <path className="stations__line" d={`M6 6H${end}`} />
      {passed > 1 && <path className="stations__way" d={`M6 6H${reached}`} />}
      {NAMES.map((name, index) => (
        <circle
          className={index < passed ? 'stations__passed' : 'stations__open'}
          cx={6 + STEP * index}
          cy="6"
          r="4"
          key={name}
        />
      ))}
    </svg>
  )
}

type Props = { row: Row; needs: CrewAnswer; isFirst: boolean }

/** Why a departure needs a person, with the best answer on its button; only the first of a list stands out. */
function DepartureAnswer({ row, needs, isFirst }: Props) {
  const { reference, legId, seen, guest, board } = row
  return (
    <div className="departure__answer cluster middle spread gap-4 gap-x-16 icons-low icons-lacquer">
      <p className="flex grow gap-8">
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
