import { href, Link } from 'react-router'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bookingAddress } from '../booking-address.ts'
import { Badge } from '../labels/badge.tsx'
import { DepartureAnswer } from './departure-answer.tsx'
import { Stations } from './stations.tsx'
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
      <div className="departure__facts grid middle gap-4 gap-x-12">
        <div className="break shrink">
          <Link className="link" to={bookingAddress({ reference: row.reference, from: href('/desk') })}>
            <bdi>{row.guest}</bdi>
          </Link>
          <p>{row.party}</p>
        </div>
        <div className="departure__trip break shrink">
          <p className="departure__what">{row.trip}</p>
          <p>{row.pickup}</p>
        </div>
        <Crew row={row} />
        <div className="departure__state break shrink">
          <State row={row} />
          <p className="nowrap">{row.money}</p>
        </div>
      </div>
      <Reach row={row} />
      {needs && <DepartureAnswer row={row} needs={needs} isFirst={isFirstNeed} />}
    </li>
  )
}

function Crew({ row: { vehicle, driver, isSeen, hasDrivers, needs, isDone } }: { row: Row }) {
  const lacks = needs && <p className="departure__lacks strong">{needs.label}</p>
  return (
    <div className="departure__crew break shrink">
      {vehicle && (
        <p className="departure__what">
          {vehicle.name}{' '}
          <span className="plate inline-block on-sheet strong nowrap" lang="th">
            {vehicle.plate}
          </span>
        </p>
      )}
      {!vehicle && (lacks || <p>No vehicle yet</p>)}
      {driver && <p>{isSeen ? `${driver}, has seen it` : driver}</p>}
      {vehicle && lacks}
      {!needs && !driver && hasDrivers && !isDone && <p>No driver yet</p>}
    </div>
  )
}

/** The state with the time of its press; a trip that has taken place has passed all four stations. */
function State({ row: { needs, passed, isAgreed, leaves, state, stateAt } }: { row: Row }) {
  if (needs)
    return (
      <>
        <Badge state={{ text: 'Unassigned', tone: 'problem' }} />
        {leaves && <p>{leaves}</p>}
      </>
    )
  return (
    <>
      <Badge state={state} />
      {stateAt && <p>{stateAt}</p>}
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
