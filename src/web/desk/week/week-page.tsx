import { href, Link } from 'react-router'
import { counted } from '#platform/text/counted.ts'
import { addDays, formatDayOfYear, weekdayOf } from '#platform/time/calendar.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import { addressOf } from '../booking/acts.ts'
import type { UndoView } from '../undo/find-undo.ts'
import { UndoStrip } from '../undo/undo-strip.tsx'
import { Board } from './board.tsx'
import { countsInWords, weekHeading } from './view/heading.ts'
import type { WeekView } from './view/load-week.ts'
import { weekAddress } from './week-address.ts'

/** Why a press has changed nothing, and the drive it was about. */
export type RefusedMove = { text: string; legId: string | undefined }

export function WeekPage({
  week,
  refused,
  undo,
}: {
  week: WeekView
  refused?: RefusedMove | undefined
  undo?: UndoView | undefined
}) {
  return (
    <div className={week.moving ? 'week week--moving column gap-16' : 'week column gap-16'}>
      <WeekHead week={week} />
      {undo && <UndoStrip undo={undo} />}
      <Refusal week={week} refused={refused} />
      <MovingBar week={week} />
      {week.vehicles.length > 0 && <DayStrip week={week} />}
      <Board week={week} />
    </div>
  )
}

function WeekHead({ week: { first, days, today, counts } }: { week: WeekView }) {
  const last = days.at(-1) ?? first
  const { begin, end } = weekHeading(first, last, today)
  return (
    <header className="desk-head week__head cluster middle spread gap-8 gap-x-16">
      <div>
        <h1>
          <time dateTime={first}>{begin}</time> to <time dateTime={last}>{end}</time>
        </h1>
        <p>{countsInWords(counts)}</p>
      </div>
      <nav className="week__pager buttons-sheet cluster gap-4" aria-label="Week">
        <LinkButton to={weekAddress({ day: addDays(first, -7) })} aria-label="Previous week">
          <Icon name="chevron-left" />
        </LinkButton>
        <LinkButton to={href('/desk/week')}>Today</LinkButton>
        <LinkButton to={weekAddress({ day: addDays(first, 7) })} aria-label="Next week">
          <Icon name="chevron-right" />
        </LinkButton>
      </nav>
      <div className="week__tools buttons-sheet cluster gap-4">
        <LinkButton
          to={`${href('/desk/fleet/block')}?${new URLSearchParams({ day: first < today ? today : first })}`}
        >
          Block a day
        </LinkButton>
        <LinkButton to={href('/desk/new')}>
          <Icon name="plus" />
          New booking
        </LinkButton>
      </div>
    </header>
  )
}

function Refusal({ week, refused }: { week: WeekView; refused: RefusedMove | undefined }) {
  const text = refused?.text ?? week.notMovable
  if (!text) return null
  return (
    <RefusedNotice>
      <p>{text}</p>
      {refused?.legId && (
        <p>
          <LinkButton to={weekAddress({ day: week.first, move: refused.legId })}>Show what’s free</LinkButton>
        </p>
      )}
    </RefusedNotice>
  )
}

/** On a phone: which day of the week is shown. Works by CSS alone. */
function DayStrip({ week }: { week: WeekView }) {
  return (
    <fieldset className="day-strip">
      <legend className="visually-hidden">Day</legend>
      {week.days.map((day, column) => {
        const bookings = week.bookingsOn.get(day) ?? 0
        const isClosed = week.vehicles.every(({ cells }) => cells[column]?.isClosed)
        return (
          <label className={isClosed ? 'is-closed' : ''} key={day}>
            <input
              type="radio"
              name="week-day"
              value={column}
              defaultChecked={day === week.shown}
              aria-label={[formatDayOfYear(day), counted(bookings, 'booking'), isClosed && 'closed']
                .filter(Boolean)
                .join(', ')}
            />
            <span>{weekdayOf(day).slice(0, 3)}</span>
            <b>{Number(day.slice(8))}</b>
            <small>{bookings}</small>
          </label>
        )
      })}
    </fieldset>
  )
}

/** What is being moved, and the ways out. */
function MovingBar({ week }: { week: WeekView }) {
  const { moving } = week
  if (!moving) return null
  return (
    <section
      className="attention moving-bar buttons-sheet cluster middle spread gap-4 gap-x-12"
      aria-label="Being moved"
    >
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
