import { Link } from 'react-router'
import { formatDayOfYear, type PlainDate } from '#platform/time/calendar.ts'
import { Icon } from '../../ui/icon.tsx'
import { blockAddressOf } from '../fleet/addresses.ts'
import { Target } from './target.tsx'
import type { DriverDay } from './view/driver-days.ts'
import type { DriverRow as Row, WeekView } from './view/load-week.ts'

/** The drivers with their hours on the road. */
export function DriverRows({ week }: { week: WeekView }) {
  if (week.drivers.length === 0) return null
  return (
    <tbody className="week__drivers">
      <tr className="week__part">
        <th className="week__part-name muted medium" scope="rowgroup">
          Drivers
        </th>
        <td className="week__key" colSpan={week.days.length}>
          <p className="week__legend to-right cluster muted size-meta gap-4 gap-x-16">
            <span className="flex middle gap-8">
              <i className="week__swatch slot slot--firm icons-apart" /> Firm
            </span>
            <span className="flex middle gap-8">
              <i className="week__swatch slot slot--held icons-apart" /> Held, with its end
            </span>
            <span className="flex middle gap-8">
              <i className="week__swatch slot slot--blocked icons-apart" /> Blocked
            </span>
          </p>
        </td>
      </tr>
      {week.drivers.map((row) => (
        <DriverRow row={row} week={week} key={row.driver.id} />
      ))}
    </tbody>
  )
}

function DriverRow({ row: { driver, cells }, week }: { row: Row; week: WeekView }) {
  const { moving } = week
  const name = `driver:${driver.id}`
  return (
    <tr>
      <th className="week__name medium break" scope="row">
        {driver.name}{' '}
        {driver.thaiName && (
          <span className="muted size-meta" lang="th">
            {driver.thaiName}
          </span>
        )}
      </th>
      {cells.map(({ day, hours }, column) => (
        <td
          className={`size-meta week__hours week__hours--${hours.is}`}
          data-day={column}
          data-cell={`${name}:${day}`}
          key={day}
        >
          <Hours
            hours={hours}
            driver={driver}
            day={day}
            isOffered={!moving && driver.active && day >= week.today}
          />
          {moving?.day === day && (
            <Target target={moving.targets.get(name)} place={driver.name} moving={moving} week={week} />
          )}
        </td>
      ))}
    </tr>
  )
}

type HoursProps = {
  hours: DriverDay
  driver: { id: string; name: string }
  day: PlainDate
  isOffered: boolean
}

/** A free day is a link that slots it. */
function Hours({ hours: { is, text, isHeld, tooLong }, driver, day, isOffered }: HoursProps) {
  if (is === 'free' && isOffered)
    return (
      <Link className="week__day-off flex middle touch muted" to={blockAddressOf('driver', driver.id, day)}>
        {text}
        <span className="visually-hidden">
          , block {driver.name}, {formatDayOfYear(day)}
        </span>
      </Link>
    )
  return (
    <p className="week__out cluster middle gap-x-4">
      {text}
      {isHeld && <span className="muted size-meta"> held</span>}
      {tooLong && (
        <span className="tag tag--bad inline-flex middle gap-4 medium size-fine nowrap">
          <Icon name="alert" />
          {tooLong}
        </span>
      )}
    </p>
  )
}
