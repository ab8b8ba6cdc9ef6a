import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { typedPhone } from '#guests/contact/phone-text.rules.ts'
import { cleanLine, cleanText } from '#platform/text/plain-text.ts'
import { inclusiveDays, isPlainDate } from '#platform/time/calendar.ts'

export const MORE_THAN_EIGHT = 'more'
/** The number that stands for it while nobody knows a better one. */
export const GUESTS_FOR_MORE = 9
export const PASSENGER_CHOICES = ['1', '2', '3', '4', '5', '6', '7', '8', MORE_THAN_EIGHT] as const
export const LUGGAGE_CHOICES = ['none', '1', '2', '3', '4', '5', 'more'] as const
export const DAY_PLAN_KEYS = ['day1', 'day2', 'day3', 'day4', 'day5'] as const

/** The custom trip form as a guest typed it; empty means not given. */
export type CustomTripForm = Record<
  | 'name'
  | 'country'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'customTrip'
  | 'passengers'
  | 'luggage'
  | 'startDate'
  | 'endDate'
  | 'pickupPoint'
  | 'dropoffPoint',
  string
> & {
  /** Names of places. */
  selectedLocations: readonly string[]
  dayPlans: Record<string, string>
}

/** The payload that the form sends to `submit-custom-trip`. */
export function customTripPayload(form: CustomTripForm) {
  const { name, email, phone, country, startDate, endDate } = form
  return {
    ...{ name, email, phone, country },
    numberOfDays: isPlainDate(startDate) && isPlainDate(endDate) ? inclusiveDays(startDate, endDate) : 1,
    numberOfGuests: guestsOf(form.passengers),
    preferredDates: { startDate, endDate },
    locations: form.selectedLocations,
    dayPlans: form.dayPlans,
    specialRequirements: specialRequirements(form),
  }
}

/** One guest when nothing was chosen. Text that is no number stays as it is, for the schema to validate. */
function guestsOf(passengers: string): number | string {
  if (passengers === '') return 1
  return /^\d+$/.test(passengers) ? Number(passengers) : passengers
}

/** How many days have a plan of their own: none without a start date, one without an end date, at most five. */
export function plannedDayCount(startDate: string, endDate: string): number {
  if (!isPlainDate(startDate)) return 0
  if (!isPlainDate(endDate)) return 1
  return Math.min(DAY_PLAN_KEYS.length, inclusiveDays(startDate, endDate))
}

/** The days for which a guest wrote a plan, in order, numbered from 1. @param plans by the keys of {@link DAY_PLAN_KEYS} */
export function plannedDays(plans: Readonly<Record<string, string>>): { day: number; plan: string }[] {
  return DAY_PLAN_KEYS.flatMap((key, index) => (plans[key] ? [{ day: index + 1, plan: plans[key] }] : []))
}

/** The parts are cleaned one by one, because an open tag in one part would swallow the next. */
function specialRequirements(form: CustomTripForm): string {
  const { luggage, passengers } = form
  return [
    cleanText(form.customTrip, MAX_LENGTH.freeText),
    line('Pickup', form.pickupPoint, MAX_LENGTH.pickup),
    line('Drop-off', form.dropoffPoint, MAX_LENGTH.pickup),
    line('Luggage', luggage === 'more' ? 'more than 5' : luggage, MAX_LENGTH.pickup),
    line('WhatsApp', typedPhone(form.whatsapp), MAX_LENGTH.pickup),
    passengers === MORE_THAN_EIGHT ? 'Passengers: more than 8' : '',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function line(label: string, text: string, maxLength: number): string {
  const value = cleanLine(text, maxLength)
  return value === '' ? '' : `${label}: ${value}`
}
