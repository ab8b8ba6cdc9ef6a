import { redirect } from 'react-router'
import { CUSTOM_TRIP_PROBLEMS } from '#bookings/placing/custom-trip.rules.ts'
import {
  type CustomTripForm,
  customTripPayload,
  DAY_PLAN_KEYS,
} from '#bookings/placing/custom-trip-form.rules.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { places } from '#content/map/places.ts'
import { FAILURE_TITLES } from '#platform/problems/failures.words.ts'
import type { FieldProblems, Problem } from '#platform/problems/problem.rules.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import type { Notice } from '../../parts/request-form/refused-form.ts'
import { depsContext, visitorContext } from '../../shell/context.ts'
import {
  checkForAbuse,
  readForm,
  refused,
  refusedAsReceived,
  requestIdOf,
  textValues,
} from '../../shell/form-post.ts'
import { askAboutAddress } from '../ask-about-address.ts'
import type { Route } from './+types/page.ts'

type Texts = Record<string, string>

/** Handles the custom trip form; an accepted one leads to its pass. A refused form carries the ids of the chosen places as one text, joined by spaces. */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const chosen = form.getAll('selectedLocations')
  const values = { ...textValues(form), selectedLocations: chosen.join(' ') }
  const rejected = await checkForAbuse({ pattern, context }, values)
  if (rejected) return rejected
  const unsure = askAboutAddress(values)
  if (unsure) return unsure
  const payload = customTripPayload(typedForm(values, chosen))
  const result = await requestCustomTrip(context.get(depsContext), {
    input: payload,
    party: values,
    requestId: requestIdOf(values),
    network: context.get(visitorContext).network,
  })
  if (result.ok && result.token === null) return refusedAsReceived(result.booking, values)
  if (result.ok) return redirect(`/booking/${result.token}`, 303)
  const fields = atFormFields(result.fields, values)
  const refusal = { ...result, fields }
  return refused(refusal, values, noticeFor(refusal))
}

function typedForm(values: Texts, chosen: readonly string[]): CustomTripForm {
  const text = (field: string) => values[field] ?? ''
  return {
    name: text('name'),
    country: text('country'),
    email: text('email'),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    customTrip: text('customTrip'),
    passengers: text('passengers'),
    luggage: text('luggage'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    pickupPoint: text('pickupPoint'),
    dropoffPoint: text('dropoffPoint'),
    // An unknown id becomes an empty name, which the validation refuses.
    selectedLocations: chosen.map((id) => places.find((place) => place.id === id)?.name ?? ''),
    dayPlans: Object.fromEntries(DAY_PLAN_KEYS.map((day) => [day, text(day)])),
  }
}

const TEXTS_OF_REQUIREMENTS = ['customTrip', 'pickupPoint', 'dropoffPoint', 'luggage', 'whatsapp']

/** Maps the problems from the payload's fields to the form's: the names differ, and several form fields make one payload text. */
function atFormFields(fields: FieldProblems, values: Texts): FieldProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [formField(field, problem, values), problem]),
  )
}

function formField(field: string, { code }: Problem, values: Texts): string {
  const isUnusual = (name: string) => hasForbiddenCharacters(values[name] ?? '')
  switch (field) {
    case 'preferredDates':
      return code === CUSTOM_TRIP_PROBLEMS.endDate ? 'endDate' : 'startDate'
    case 'numberOfGuests':
      return 'passengers'
    case 'locations':
      return 'selectedLocations'
    case 'dayPlans':
      return DAY_PLAN_KEYS.find(isUnusual) ?? 'day1'
    case 'specialRequirements':
      return TEXTS_OF_REQUIREMENTS.find(isUnusual) ?? 'customTrip'
    default:
      return field
  }
}

/** A missing required field and a failed request each have one fixed notice; any other problem shows its own sentence. */
function noticeFor(refusal: Refusal): Notice {
  const tone = 'error' as const
  const { reason, message, fields } = refusalInWords(refusal)
  if (reason !== 'invalid') return { tone, title: FAILURE_TITLES['custom-trip-not-sent'], text: message }
  const { name, email, phone } = fields
  if (name) return { tone, text: name }
  if (email) return { tone, title: 'Invalid email', text: email }
  if (phone && refusal.fields.phone?.code === CUSTOM_TRIP_PROBLEMS.phone)
    return { tone, title: 'Invalid phone number', text: phone }
  return { tone, text: phone ?? message }
}
