import { href } from 'react-router'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatDayOfYear, weekdayOf } from '#platform/time/calendar.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DriverRows } from './driver-rows.tsx'
import { Slot } from './slot.tsx'
import { VehicleCell } from './vehicle-cell.tsx'
import type { VehicleRow as Row, WeekView } from './view/load-week.ts'

/**
 * Vehicles and drivers by day. On a phone the same table is a list: only the cells of the chosen day are shown, each
 * under its vehicle.
 */
export function Board({ week }: { week: WeekView }) {
  if (week.vehicles.length === 0)
    return (
      <section className="panel grid gap-12 pad-16">
        <p>No vehicle has been entered yet, so there is nothing to plan.</p>
        <LinkButton to={href('/desk/fleet/vehicle')}>Enter a vehicle</LinkButton>
      </section>
    )
  return (
    <div className="panel week__frame relative">
      <table className="week__board full-width">
        <caption className="visually-hidden">Vehicles and drivers by day</caption>
        <thead>
          <tr>
            <td className="week__corner" />
            {week.days.map((day, column) => (
              <th
                scope="col"
                className={
                  day === week.today
                    ? 'week__day is-today strong size-control'
                    : 'week__day strong size-control'
                }
                data-day={column}
                key={day}
              >
                <span className="visually-hidden">{formatDayOfYear(day)}</span>
                <span aria-hidden="true">
                  <span className="medium size-small">
                    {day === week.today ? 'Today' : weekdayOf(day).slice(0, 3)}
                  </span>{' '}
                  {Number(day.slice(8))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ClosedRow week={week} />
          <LooseRow week={week} />
          {week.vehicles.map((row) => (
            <VehicleRow row={row} week={week} key={row.vehicle.id} />
          ))}
        </tbody>
        <DriverRows week={week} />
      </table>
    </div>
  )
}

/** On which days guests cannot book, and why; none, no row. */
function ClosedRow({ week: { days, closures } }: { week: WeekView }) {
  if (closures.every((reasons) => reasons.length === 0)) return null
  return (
    <tr className="week__closures">
      <th className="week__name medium break" scope="row">
        Closed
      </th>
      {closures.map((reasons, column) => (
        <td className="week__cell" data-day={column} key={days[column]}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </td>
      ))}
    </tr>
  )
}

/** The drives without a vehicle; none, no row. */
function LooseRow({ week }: { week: WeekView }) {
  if (week.loose.every((slots) => slots.length === 0)) return null
  return (
    <tr className="week__loose">
      <th className="week__name medium break" scope="row">
        No vehicle
      </th>
      {week.loose.map((slots, column) => (
        <td className="week__cell" data-day={column} key={week.days[column]}>
          {slots.map((slot) => (
            <Slot slot={slot} week={week} key={slot.key} />
          ))}
        </td>
      ))}
    </tr>
  )
}

function VehicleRow({ row: { vehicle, cells }, week }: { row: Row; week: WeekView }) {
  const { id, plate, seats, active } = vehicle
  const kind = vehicleClasses[vehicle.class].name
  return (
    <tr>
      <th className="week__name medium break" scope="row">
        <span className="plate inline-block on-sheet strong size-meta" lang="th">
          {plate}
        </span>
        <span className="week__kind block muted size-meta">
          {kind}, {seats} seats{active ? '' : ', out of service'}
        </span>
      </th>
      {cells.map((cell, column) => (
        <VehicleCell
          cell={cell}
          vehicle={{ id, name: `${kind} ${plate}` }}
          column={column}
          week={week}
          key={cell.day}
        />
      ))}
    </tr>
  )
}
