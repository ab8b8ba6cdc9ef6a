import { type ChangeEvent, type ReactNode, useState } from 'react'
import { Form, href } from 'react-router'
import { Switch } from '#app/sections/request-form/switch.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '#app/ui/ticket.tsx'
import { townNames } from '#content/map/towns.ts'
import { CATEGORIES, ORIGINS } from '#domain/catalogue/tour.ts'
import type { Destination, KindChoice, OriginChoice } from './destinations.ts'

const KINDS = Object.entries({ '': 'Any kind', ...CATEGORIES }) as [KindChoice, string][]
const TOWNS = ORIGINS.map((town) => [town, townNames[town]] as const)

type TripFinderProps = {
  destinations: readonly Destination[]
  /** The town that the address names. */
  origin: OriginChoice
}

/** Opens the trip list with the chosen filter. Choices that find no trip are disabled. */
export function TripFinder({ destinations, origin: named }: TripFinderProps) {
  const [origin, setOrigin] = useState(named)
  const [word, setWord] = useState('')
  const [kind, setKind] = useState<KindChoice>('')
  const chosen = destinations.find((destination) => destination.word === word)
  const count = chosen?.found[origin][kind] ?? 0

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
          <Choice
            label="What kind of day"
            name="category"
            onChange={(event) => setKind(event.target.value as KindChoice)}
          >
            {KINDS.map(([key, label]) => (
              <option key={key} value={key} disabled={chosen?.found[origin][key] === 0}>
                {label}
              </option>
            ))}
          </Choice>
          <Choice label="Where to" name="q" onChange={(event) => setWord(event.target.value)}>
            {destinations.map((destination) => (
              <option
                key={destination.word}
                value={destination.word}
                disabled={destination.found[origin][kind] === 0}
              >
                {destination.label}
              </option>
            ))}
          </Choice>
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

function Choice({
  label,
  name,
  onChange,
  children,
}: {
  label: string
  name: string
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
  children: ReactNode
}) {
  return (
    <label className="find__choice">
      <span>{label}</span>
      <select name={name} onChange={onChange}>
        {children}
      </select>
      <Icon name="chevron-down" />
    </label>
  )
}
