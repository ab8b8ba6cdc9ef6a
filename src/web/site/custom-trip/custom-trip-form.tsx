import { useState } from 'react'
import { Form } from 'react-router'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import { DAY_PLAN_KEYS } from '#bookings/placing/custom-trip-form.rules.ts'
import { formatShortDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { useRequestId } from '../../parts/booking-form/request-id.ts'
import { PrivacyNote } from '../../parts/privacy-note.tsx'
import { PARTY_FIELDS } from '../../parts/request-form/party-field-names.ts'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import { RobotCheck } from '../../parts/request-form/robot-check.tsx'
import { SureAddress } from '../../parts/request-form/sure-address.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import type { PlacesMapView } from '../../parts/trip-map/places-map-of.ts'
import { Button } from '../../ui/button.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { ContactStep } from './contact-step.tsx'
import { DayPlans } from './day-plans.tsx'
import { DaysStep } from './days-step.tsx'
import { PlaceChoice } from './place-choice.tsx'
import type { RegionOfPlaces } from './places-by-region.ts'
import { TripStep } from './trip-step.tsx'

const PLACES = ['selectedLocations']
const DAYS = [
  ...['startDate', 'endDate', 'passengers', 'luggage', ...PARTY_FIELDS],
  ...['pickupPoint', 'dropoffPoint', ...DAY_PLAN_KEYS],
]
const CONTACT = ['name', 'country', 'email', 'phone', 'whatsapp', 'customTrip']

export type Typed = { values: Record<string, string>; errors: Record<string, string> }

type CustomTripFormProps = FormState & {
  today: PlainDate
  regions: readonly RegionOfPlaces[]
  map: PlacesMapView
  isBusy: boolean
}

/** The form for a trip that the guest plans: places, then days and party, then who asks. */
export function CustomTripForm({
  today,
  regions,
  map,
  refused,
  values,
  errors,
  onChange,
  isBusy,
}: CustomTripFormProps) {
  const isHydrated = useIsHydrated()
  const requestId = useRequestId()
  const [dates, setDates] = useState({ start: values.startDate ?? '', end: values.endDate ?? '' })
  const [places, setPlaces] = useState(values.selectedLocations?.split(' ').filter(Boolean) ?? [])
  const typed = { values, errors }
  const isWrong = (names: readonly string[]) => names.some((name) => refused?.fields[name])
  const opened = isWrong(PLACES) || !refused ? 'places' : isWrong(DAYS) ? 'days' : 'contact'
  return (
    <Form
      className="request"
      method="post"
      preventScrollReset
      noValidate
      onChange={(event) => {
        onChange(event)
        requestId.renew()
      }}
      aria-label="Custom trip request"
    >
      <input type="hidden" name="requestId" ref={requestId.field} />
      <Ticket>
        <TicketBody className="trip-steps">
          <ProblemList {...{ refused, errors }} order={[...PLACES, ...DAYS, ...CONTACT]} form="trip" />
          <RobotCheck challenge={refused?.challenge} />
          <SureAddress values={values} />
          <TripStep
            title="Places you’d like to see"
            opens={opened === 'places'}
            answer={refused}
            next="Continue to your days"
          >
            <PlaceChoice
              {...{ regions, map }}
              chosenIds={places}
              error={errors.selectedLocations}
              onChoose={(ids) => {
                setPlaces(ids)
                requestId.renew()
              }}
            />
          </TripStep>
          <TripStep
            title="Days and guests"
            chosen={daysInWords(dates)}
            opens={opened === 'days'}
            answer={refused}
            next="Continue to your details"
          >
            <DaysStep {...typed} today={today} start={dates.start} onDates={setDates} />
            <DayPlans {...typed} {...dates} isHydrated={isHydrated} />
          </TripStep>
          <TripStep title="Your contact details" opens={opened === 'contact'} answer={refused}>
            <ContactStep {...typed} />
          </TripStep>
        </TicketBody>
        <TicketStub className="request__stub">
          <p>
            <b className="block ink">Quote {answeredWithin}</b>
            Nothing is booked or charged until you say yes.
          </p>
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send trip request'}
          </Button>
          <PrivacyNote />
        </TicketStub>
      </Ticket>
    </Form>
  )
}

function daysInWords({ start, end }: { start: string; end: string }): string | undefined {
  const days = [start, end].filter(isPlainDate)
  return days.length > 0 ? [...new Set(days)].map(formatShortDay).join(' to ') : undefined
}
