import { useState } from 'react'
import { Form, href } from 'react-router'
import { CATEGORIES, ORIGINS } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import type { DaySpan } from '#fleet/availability/availability-query.rules.ts'
import { DayInput } from '../../../parts/day-input/day-input.tsx'
import { Switch } from '../../../parts/request-form/switch.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../../ui/ticket.tsx'
import type { KindChoice, OriginChoice, TripCounts } from './trip-counts.ts'

const KINDS = Object.entries({ '': 'Any kind', ...CATEGORIES }) as [KindChoice, string][]
const TOWNS = ORIGINS.map((town) => [town, townNames[town]] as const)

type TripFinderProps = {
  counts: TripCounts
  /** The days that can be chosen. */
  days: DaySpan
  /** The town that the address names. */
  origin: OriginChoice
}

/** Opens the trip list with the chosen filter. Kinds of day without a trip from the chosen town are disabled. */
export function TripFinder({ counts, days, origin: named }: TripFinderProps) {
  const [origin, setOrigin] = useState(named)
  const [kind, setKind] = useState<KindChoice>('')
  const [day, setDay] = useState('')
  const count = counts[origin][kind]

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
          <label className="find__choice">
            <span>What kind of day</span>
            <select name="category" onChange={(event) => setKind(event.target.value as KindChoice)}>
              {KINDS.map(([key, label]) => (
                <option key={key} value={key} disabled={counts[origin][key] === 0}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </label>
          <div className="find__choice">
            <label htmlFor="find-day">Which day?</label>
            <DayInput date={day} empty="Any day">
              <input
                type="date"
                id="find-day"
                name="date"
                min={days.first}
                max={days.last}
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            </DayInput>
          </div>
        </TicketBody>
        <TicketStub className="find__stub">
          <p aria-live="polite">
            <b className="display">{count}</b> {count === 1 ? 'trip' : 'trips'}
          </p>
          <Button look="primary" type="submit">
            Find my day
            <Icon name="arrow" />
          </Button>
        </TicketStub>
      </Ticket>
    </Form>
  )
}
