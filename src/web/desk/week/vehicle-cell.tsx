import { href, Link } from 'react-router'
import { formatDayOfYear } from '#platform/time/calendar.ts'
import { Icon } from '../../ui/icon.tsx'
import { blockAddressOf } from '../fleet/addresses.ts'
import { Slot } from './slot.tsx'
import { Target } from './target.tsx'
import type { VehicleCell as Cell, WeekView } from './view/load-week.ts'

type Props = { cell: Cell; vehicle: { id: string; name: string }; column: number; week: WeekView }

/** A vehicle on one day: what it does, and where it is free, a new booking. */
export function VehicleCell({ cell: { day, slots, free, isClosed }, vehicle, column, week }: Props) {
  const row = `vehicle:${vehicle.id}`
  const { moving } = week
  return (
    <td
      className={['week__cell', day === week.today && 'is-today', isClosed && 'is-closed']
        .filter(Boolean)
        .join(' ')}
      data-day={column}
      data-cell={`${row}:${day}`}
    >
      {slots.map((slot) => (
        <Slot slot={slot} week={week} key={slot.key} />
      ))}
      {moving
        ? moving.day === day && (
            <Target target={moving.targets.get(row)} place={vehicle.name} moving={moving} week={week} />
          )
        : free && (
            <FreeTime
              {...{ vehicle, day, isClosed }}
              free={isClosed ? `Closed. ${free}` : free}
              isEmpty={slots.length === 0}
            />
          )}
    </td>
  )
}

type FreeProps = {
  vehicle: Props['vehicle']
  day: string
  free: string
  isEmpty: boolean
  isClosed: boolean
}

/** On a closed day, when guests cannot book, the office still can. */
function FreeTime({ vehicle, day, free, isEmpty, isClosed }: FreeProps) {
  const search = new URLSearchParams({ vehicle: vehicle.id, day })
  const book = isClosed ? 'Book anyway' : 'Book'
  const where = `${vehicle.name}, ${formatDayOfYear(day)}`
  return (
    <p className={isEmpty ? 'week__free flex relative' : 'week__free week__free--rest flex relative'}>
      <span className="week__when">{free}</span>
      <Link
        className="week__sign-link week__block centred grow"
        to={blockAddressOf('vehicle', vehicle.id, day)}
        title={`Block ${where}`}
      >
        <Icon name="tool" />
        <span className="week__label visually-hidden">
          Block<span className="visually-hidden"> {where}</span>
        </span>
      </Link>
      <Link
        className="week__sign-link week__book centred grow"
        to={`${href('/desk/new')}?${search}`}
        title={`${book} ${where}`}
      >
        <Icon name="plus" />
        <span className="week__label visually-hidden">
          {book}
          <span className="visually-hidden"> {where}</span>
        </span>
      </Link>
    </p>
  )
}
