import { useState } from 'react'
import { Form } from 'react-router'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import { DAY_PLAN_KEYS, plannedDayCount } from '#bookings/placing/custom-trip-form.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { addDays, formatDay, type PlainDate } from '#platform/time/calendar.ts'
import { useRequestId } from '../../parts/booking-form/request-id.ts'
import { PrivacyNote } from '../../parts/privacy-note.tsx'
import { ContactFields } from '../../parts/request-form/contact-fields.tsx'
import { PARTY_FIELDS } from '../../parts/request-form/party-fields.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import { RobotCheck } from '../../parts/request-form/robot-check.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { PlaceChoice } from './place-choice.tsx'
import type { RegionOfPlaces } from './places-by-region.ts'
import { TripFields } from './trip-fields.tsx'

const ORDER = [
  ...['customTrip', 'startDate', 'endDate', 'passengers', 'luggage', ...PARTY_FIELDS],
  ...['pickupPoint', 'dropoffPoint'],
  ...['selectedLocations', ...DAY_PLAN_KEYS, 'name', 'country', 'email', 'phone', 'whatsapp'],
]

export type Typed = { values: Record<string, string>; errors: Record<string, string> }

type CustomTripFormProps = FormState & {
  today: PlainDate
  regions: readonly RegionOfPlaces[]
  isBusy: boolean
}

/** The form for a trip that the guest plans. */
export function CustomTripForm({
  today,
  regions,
  refused,
  values,
  errors,
  onChange,
  isBusy,
}: CustomTripFormProps) {
  const isHydrated = useIsHydrated()
  const requestId = useRequestId()
  const [dates, setDates] = useState({ start: values.startDate ?? '', end: values.endDate ?? '' })
  const typed = { values, errors }
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
        <TicketBody className="request__body">
          <ProblemList refused={refused} order={ORDER} form="trip" />
          <RobotCheck challenge={refused?.challenge} />
          <TripFields {...typed} today={today} start={dates.start} onDates={setDates} />
          <PlaceChoice
            regions={regions}
            chosenBefore={values.selectedLocations?.split(' ') ?? []}
            error={errors.selectedLocations}
            isHydrated={isHydrated}
            onChange={requestId.renew}
          />
          <DayPlans {...typed} {...dates} isHydrated={isHydrated} />
          <section className="request__part" aria-labelledby="trip-you">
            <h2 id="trip-you">Your contact details</h2>
            <ContactFields form="trip" {...typed} />
          </section>
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

type DayPlansProps = Typed & { start: string; end: string; isHydrated: boolean }

/** A field for each day between the chosen dates; without scripts all five, collapsed. */
function DayPlans({ values, errors, start, end, isHydrated }: DayPlansProps) {
  const count = isHydrated ? plannedDayCount(start, end) : DAY_PLAN_KEYS.length
  const isAsked = DAY_PLAN_KEYS.some((day) => values[day] || errors[day])
  return (
    <details className="day-plans block" open={isHydrated ? count > 0 : isAsked}>
      <summary className="flex middle pad-row gap-4 gap-x-12 ruled">
        <span className="display size-card">Plans for each day</span>
        <span className="field__optional grow">optional</span>
        <Icon name="chevron-down" />
      </summary>
      {count === 0 && (
        <p className="request__note">Choose your dates above, and each day gets a field of its own.</p>
      )}
      {count === DAY_PLAN_KEYS.length && (
        <p className="request__note">For day six and beyond, use &ldquo;What would you like to do?&rdquo;.</p>
      )}
      {DAY_PLAN_KEYS.map((day, index) => {
        const isShown = index < count
        const date = isHydrated && isShown ? `, ${formatDay(addDays(start, index))}` : ''
        return (
          <div className="above-12" key={day} hidden={!isShown}>
            <TextareaField
              {...{ id: `trip-${day}`, name: day, label: `Day ${index + 1}${date}`, error: errors[day] }}
              rows={2}
              maxLength={MAX_LENGTH.freeText}
              defaultValue={values[day]}
              disabled={!isShown}
            />
          </div>
        )
      })}
    </details>
  )
}
