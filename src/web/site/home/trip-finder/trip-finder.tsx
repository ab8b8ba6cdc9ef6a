import { useState } from 'react'
import { Form, href } from 'react-router'
import { ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import type { DaySpan } from '#fleet/availability/availability-query.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { DayInput } from '../../../parts/day-input/day-input.tsx'
import { Switch } from '../../../parts/request-form/switch.tsx'
import { Button } from '../../../ui/button.tsx'
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../../../ui/icon.tsx'
import { RadioGroup } from '../../../ui/radio/radio-group.tsx'
import { Ticket, TicketBody, TicketStub } from '../../../ui/ticket.tsx'
import type { FinderDay, TripCounts } from './trip-counts.ts'

const TOWNS = ORIGINS.map((town) => [town, townNames[town]] as const)

type TripFinderProps = {
  counts: TripCounts
  /** The next days, as buttons. */
  week: readonly FinderDay[]
  /** The days that can be chosen in the calendar. */
  days: DaySpan
  /** The town that is chosen at first. */
  origin: Origin
}

/** Opens the list of trips from the chosen town, on a day if one is chosen, and says how many it will have. */
export function TripFinder({ counts, week, days, origin: named }: TripFinderProps) {
  const [origin, setOrigin] = useState(named)
  /** Of the button that is pressed; empty for any day, undefined while none is. */
  const [date, setDate] = useState<PlainDate>()
  const [other, setOther] = useState('')
  const day = week.find((one) => one.date === (date || other))
  const count = day?.trips[origin] ?? (other ? undefined : counts[origin])
  const trips = count === undefined ? 'trips' : counted(count, 'trip')
  const chosen = date || other
  const isHydrated = useIsHydrated()

  function choose(ofButton: PlainDate | undefined, ofCalendar = '') {
    setDate(ofButton)
    setOther(ofCalendar)
  }

  return (
    // Autocomplete is off because the browser would restore a choice without telling React, which counts the trips.
    <Form className="find wrap" action={href('/tours')} autoComplete="off" aria-label="Find a day trip">
      <Ticket wide>
        <TicketBody className="find__choices">
          <Switch
            id="find-origin"
            name="origin"
            legend="Where are you staying?"
            options={TOWNS}
            chosen={named}
            onChoice={setOrigin}
          />
          <RadioGroup className="find__days" id="find-days" legend="Which day?">
            <div>
              <label>
                <input type="radio" name="date" value="" checked={date === ''} onChange={() => choose('')} />
                Any <b>day</b>
              </label>
              {week.map((one) => (
                <label key={one.date}>
                  <input
                    type="radio"
                    name="date"
                    value={one.date}
                    checked={one.date === date}
                    disabled={one.trips[origin] === 0}
                    onChange={() => choose(one.date)}
                    aria-label={one.spoken[origin]}
                  />
                  {formatShortDay(one.date).slice(0, 3)}
                  <b>{Number(one.date.slice(8))}</b>
                </label>
              ))}
              <DayInput date={other} empty="">
                <input
                  type="date"
                  id="find-day"
                  aria-label="Another day"
                  // Of two days the list takes the last one. Only with scripts is it known which button is pressed.
                  name={other || !isHydrated ? 'date' : undefined}
                  min={days.first}
                  max={days.last}
                  value={other}
                  onChange={(event) => choose(undefined, event.target.value)}
                />
              </DayInput>
            </div>
          </RadioGroup>
        </TicketBody>
        <TicketStub className="find__stub">
          <p className="visually-hidden" aria-live="polite">
            {trips}
          </p>
          <Button look="primary" type="submit">
            <span>
              {`See ${trips}`}
              {isPlainDate(chosen) && <span>{` on ${formatShortDay(chosen)}`}</span>}
            </span>
            <Icon name="arrow" />
          </Button>
        </TicketStub>
      </Ticket>
    </Form>
  )
}
