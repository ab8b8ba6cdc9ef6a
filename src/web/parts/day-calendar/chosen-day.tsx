import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import type { BookingChannel } from '#catalogue/tour.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { oneVehicle } from '#content/catalogue/one-vehicle.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { offerOn } from '#fleet/availability/day-offer.rules.ts'
import { addDays, formatShortDay } from '#platform/time/calendar.ts'
import { Icon } from '../../ui/icon.tsx'
import type { KnownDay } from './calendar-page.ts'
import type { LiveDaysProps } from './live-days.tsx'

type ChosenDayProps = Pick<LiveDaysProps, 'view' | 'trip' | 'party' | 'date'> & {
  /** Undefined while none is chosen, and for one that is not loaded. */
  day: KnownDay | undefined
}

/** What the chosen day means for the guest, read out when it changes. */
export function ChosenDay({ view, trip, party, date, day }: ChosenDayProps) {
  return (
    <div aria-live="polite">
      {day && date >= view.firstDay && <Sentence {...{ view, trip, party, date, day }} />}
    </div>
  )
}

function Sentence({ view, trip, party, date, day }: ChosenDayProps & { day: KnownDay }) {
  const classes = view.vehicles.map(({ vehicleClass }) => vehicleClass)
  const { state, vehicleClass } = offerOn(day, party.wanted, classes)
  const on = formatShortDay(date)
  switch (state) {
    case 'none':
      return (
        <div className="day-calendar__chosen day-calendar__chosen--full icons-lacquer">
          <strong>
            <Icon name="cross" />
            {on}: full
          </strong>
          Please choose another day.
        </div>
      )
    case 'closed':
      return (
        <div className="day-calendar__chosen day-calendar__chosen--full icons-lacquer">
          <strong>
            <Icon name="cross" />
            {on}: closed
          </strong>
          {day.reason ?? 'Please choose another day.'}
        </div>
      )
    case 'request':
      return (
        <div className="day-calendar__chosen day-calendar__chosen--ask icons-jade">
          <strong>
            <Icon name="clock" />
            {on}: on request
            {isLarger(party.wanted, vehicleClass) && `, with the ${vehicleNouns[vehicleClass ?? 'van']}`}
          </strong>
          {ON_REQUEST[view.channel]}
        </div>
      )
    default:
      return (
        <div className="day-calendar__chosen">
          <strong>
            <Icon name="check" />
            {on}: {freeInWords(party.wanted, vehicleClass)}
          </strong>
          {state === 'few' &&
            `The last ${vehicleClass ? vehicleNouns[vehicleClass] : 'vehicle'} on this day. `}
          {trip.confirmation.kind === 'instant'
            ? `Books at once, until ${formatShortDay(addDays(date, -1))},\u00a0${trip.confirmation.until} (Bangkok). After that we ask a driver first.`
            : `Your request holds it for up to ${hoursInWords(trip.requestHours)}.`}
        </div>
      )
  }
}

function isLarger(wanted: VehicleClass | undefined, vehicleClass: VehicleClass | undefined): boolean {
  return wanted !== undefined && wanted !== vehicleClass
}

function freeInWords(wanted: VehicleClass | undefined, vehicleClass: VehicleClass | undefined): string {
  if (!vehicleClass) return 'free'
  if (isLarger(wanted, vehicleClass)) return `only the ${vehicleNouns[vehicleClass]} is free`
  return `${oneVehicle[vehicleClass]} is free`
}

const ON_REQUEST: Record<BookingChannel, string> = {
  email:
    'We check that a vehicle and driver are free, then reply by email. You pay nothing until we say yes.',
  whatsapp:
    'We check that a vehicle and driver are free, then reply on WhatsApp. You pay nothing until we say yes.',
  card: 'We check that a vehicle and driver are free. If not, you pay nothing.',
}
