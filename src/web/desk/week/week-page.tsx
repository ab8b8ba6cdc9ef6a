import { href } from 'react-router'
import { addDays } from '#platform/time/calendar.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RefusedNotice } from '../../ui/notice.tsx'
import type { UndoView } from '../undo/find-undo.ts'
import { UndoStrip } from '../undo/undo-strip.tsx'
import { Board } from './board.tsx'
import { DayStrip } from './day-strip.tsx'
import { MovingBar } from './moving-bar.tsx'
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
      <nav className="week__pager cluster gap-4" aria-label="Week">
        <LinkButton to={weekAddress({ day: addDays(first, -7) })} aria-label="Previous week">
          <Icon name="chevron-left" />
        </LinkButton>
        <LinkButton to={href('/desk/week')}>Today</LinkButton>
        <LinkButton to={weekAddress({ day: addDays(first, 7) })} aria-label="Next week">
          <Icon name="chevron-right" />
        </LinkButton>
      </nav>
      <div className="week__tools cluster gap-4">
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
