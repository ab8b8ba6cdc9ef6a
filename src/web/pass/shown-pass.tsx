import { TripList } from '../parts/trip-page/trip-list.tsx'
import { renderMarkup } from '../shell/render-markup.tsx'
import { Icon } from '../ui/icon.tsx'
import type { ChangeOptions } from './change/change-options.ts'
import { PassChange } from './change/pass-change.tsx'
import { PassLine } from './head/pass-line.tsx'
import { PassAfter } from './pass-after.tsx'
import { PassCalendar } from './pass-calendar.tsx'
import { PassCrew } from './pass-crew.tsx'
import { PassHelp } from './pass-help.tsx'
import { PassNext } from './pass-next.tsx'
import type { PassView } from './pass-view.ts'
import { PassCash } from './plan/pass-cash.tsx'
import { PassDay } from './plan/pass-day.tsx'
import { PassNow } from './plan/pass-now.tsx'
import { Pickup } from './plan/pickup.tsx'
import { PassThai } from './thai/pass-thai.tsx'

/** What the page of a pass shows; the parts that need no scripts as HTML, so that their components stay on the server. */
export function shownPass(path: string, pass: PassView, change: ChangeOptions) {
  const { plan, cash, steps, driverFollows, crews, stations, now, reviewPath, calendar, ...shown } = pass
  return {
    ...shown,
    tiles: {
      map: plan.pickup?.isExact ? plan.pickup.map : null,
      thaiCards: pass.thaiCards.length > 0 ? pass.thaiPath : null,
      calendar: now ? null : (calendar?.url ?? null),
    },
    hasCrew: crews.length > 0,
    html: {
      line: renderMarkup(path, <PassLine stations={stations} />),
      now: renderMarkup(path, <PassNow now={now} />),
      crew: renderMarkup(
        path,
        crews.map((crew) => (
          <PassCrew crew={crew} reference={pass.reference} isMet={now !== null} key={crew.when} />
        )),
      ),
      next: renderMarkup(
        path,
        <>
          <PassNext steps={steps} />
          {driverFollows && (
            <p className="pass__awaited flex middle gap-12 muted measure icons-jade">
              <Icon name="car" />
              {driverFollows}
            </p>
          )}
          <PassAfter reviewPath={reviewPath} />
        </>,
      ),
      pickup: renderMarkup(path, <Pickup pickup={plan.pickup} details={pass.details} />),
      day: renderMarkup(path, <PassDay plan={plan} />),
      rest: renderMarkup(
        path,
        <>
          <PassCash cash={cash} />
          <TripList title="What to bring" items={plan.bring} />
          <PassThai cards={pass.thaiCards} path={pass.thaiPath} />
          {now === null && <PassCalendar calendar={calendar} />}
          <PassChange options={change} />
          <PassHelp />
        </>,
      ),
    },
  }
}

export type ShownPass = ReturnType<typeof shownPass>
