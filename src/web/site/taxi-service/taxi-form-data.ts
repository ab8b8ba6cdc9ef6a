import { payableHow } from '#money/payments/payment.words.ts'
import type { Deps } from '#platform/deps.ts'
import { rideInAddress } from '../../shell/ride-address.ts'
import { findTaxiPrice } from './taxi-price.ts'
import { isAuthorised, taxiTermsOf } from './taxi-terms.ts'
import { taxiViewOf } from './taxi-view.ts'

/** What the taxi form opens with: the ride of an address, or the one that was sent without scripts. For loaders. */
export async function findTaxiForm(
  deps: Pick<Deps, 'db' | 'rules' | 'now'>,
  address: URLSearchParams,
  sent: string | null,
) {
  const rules = deps.rules()
  const asked = sent ?? rideInAddress(address)
  const ride = Object.fromEntries(new URLSearchParams(asked))
  const { price, errors } = await findTaxiPrice(deps, ride)
  return {
    view: taxiViewOf(address),
    /** The ride, what it costs, and its terms. */
    asked,
    ...(price && { price }),
    errors,
    terms: taxiTermsOf(rules, ride, deps.now()),
    /** The terms of a ride that is not known yet. */
    generalTerms: taxiTermsOf(rules, {}, deps.now()),
    /** How a transfer is paid here; null when nothing can be paid at once. */
    payHow: rules.channels.includes('card')
      ? payableHow(isAuthorised(rules) ? ['card'] : rules.checkoutMethods)
      : null,
  }
}

export type TaxiFormData = Awaited<ReturnType<typeof findTaxiForm>>
