import { randomUUID } from 'node:crypto'
import { createContext, redirect } from 'react-router'
import { requestIdFrom } from '#bookings/placing/content-hash.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { countryOfNumber } from '#guests/contact/phone-region.rules.ts'
import type { Deps } from '#platform/deps.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { readSeenPrice, writeSeenPrices } from '../../parts/booking-form/seen-prices.ts'
import { depsContext, visitorContext } from '../../shell/context.ts'
import {
  checkForAbuse,
  readForm,
  refused,
  refusedAsReceived,
  requestIdOf,
  textValues,
} from '../../shell/form-post.ts'
import { rideInForm } from '../../shell/ride-address.ts'
import { askAboutAddress } from '../ask-about-address.ts'
import type { Route } from './+types/page.ts'
import { findTaxiPrice } from './taxi-price.ts'

/** The ride of a form that was sent without scripts, so that the page that answers it shows the price. */
export const sentRideContext = createContext<string | null>(null)

/** The form as either of its pages receives it. */
type SentTaxi = Pick<Route.ActionArgs, 'request' | 'context'> & { pattern: string }

/**
 * Handles the taxi form; a request leads to its pass, a card booking to its summary. Without scripts it also answers what
 * the ride costs.
 */
export async function action({ request, pattern, context }: SentTaxi) {
  const form = await readForm(request)
  const values = textValues(form)
  context.set(sentRideContext, rideInForm(form))
  if (values.see === 'price') return { ok: true as const, typed: values }
  const rejected = await checkForAbuse({ pattern, context }, values)
  if (rejected) return rejected
  const unsure = askAboutAddress(values)
  if (unsure) return unsure
  const deps = context.get(depsContext)
  const channel = values.pay === 'card' ? 'card' : 'email'
  const result = await requestTaxi(deps, {
    ...{ input: { ...values, ...contactOf(values) }, channel, seenPriceBaht: seenPriceOf(values) },
    requestId: channel === 'card' ? cardRequestId(deps, values) : requestIdOf(values),
    network: context.get(visitorContext).network,
  })
  if (!result.ok) return refused(result, { ...values, ...(await pricesNow(deps, result, values)) })
  if (result.token === null) return refusedAsReceived(result.booking, values)
  if (channel === 'card') return redirect(`/booking-summary?booking=${result.token}`, 303)
  return redirect(`/booking/${result.token}`, 303)
}

/**
 * The id of a card booking follows from that of its form, which can also be sent as a request. Without scripts each one is
 * a booking of its own, like any draft that is left.
 */
function cardRequestId({ authSecret }: Pick<Deps, 'authSecret'>, values: Record<string, string>): string {
  const requestId = requestIdOf(values)
  return requestId ? requestIdFrom(authSecret, { requestId, pay: 'card' }, '') : randomUUID()
}

/** WhatsApp has the phone's number unless the guest gives another one, and the country is that of its code. */
function contactOf({ phone = '', onWhatsapp, whatsapp = '', country = '' }: Record<string, string>) {
  return {
    whatsapp: onWhatsapp ? phone : whatsapp,
    country: country || countryOfNumber(phone) || '',
  }
}

/** The price that the page showed for the chosen vehicle, in whole baht. */
function seenPriceOf({ vehicle, seenPrices = '' }: Record<string, string>): number | undefined {
  const chosen = VEHICLE_CLASSES.find((one) => one === vehicle)
  return chosen && readSeenPrice(seenPrices, chosen)
}

/** The prices that the guest agrees to by sending the form again; they stand in the refusal. */
async function pricesNow(
  deps: Deps,
  { reason }: Refusal,
  { pickup, dropoff, service, returnDate, returnTime, ...ride }: Record<string, string>,
): Promise<{ seenPrices?: string }> {
  if (reason !== 'price-changed' || !pickup || !dropoff) return {}
  const back = service === 'round-trip' && returnDate && returnTime ? { returnDate, returnTime } : undefined
  const { price } = await findTaxiPrice(deps, { ...ride, ...back, from: pickup, to: dropoff })
  if (typeof price !== 'object') return {}
  const vehicles = VEHICLE_CLASSES.map((vehicleClass) => ({
    vehicleClass,
    priceBaht: price.prices[vehicleClass],
  }))
  return { seenPrices: writeSeenPrices(vehicles) }
}
