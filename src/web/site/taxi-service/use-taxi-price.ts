import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { rideInForm } from '../../shell/ride-address.ts'
import type { loader } from './page.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiTerms } from './taxi-terms.ts'

/** How long a guest may go on typing before the price is asked. */
const PAUSE_MS = 250

type Known = { asked: string; price?: TaxiPrice; terms: TaxiTerms; generalTerms: TaxiTerms }

/**
 * Price and terms of the ride that stands in the form, asked again whenever the form changes; no price of another ride is
 * shown.
 * @param first what the page was opened with
 */
export function useTaxiPrice(first: Known) {
  const { data, load } = useFetcher<typeof loader>()
  const asked = useRef(first.asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const known: Known = data ?? first
  const isCurrent = known.asked === asked.current

  return {
    price: isCurrent ? known.price : ('asked' as const),
    terms: isCurrent ? known.terms : known.generalTerms,
    /** Also while another one is asked: what stands on the page by them must not come and go. */
    last: { price: known.price, terms: known.terms },
    ask(form: HTMLFormElement) {
      const query = rideInForm(new FormData(form))
      if (query === asked.current) return
      asked.current = query
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void load(`/taxi-service?${query}`), PAUSE_MS)
    },
  }
}

/** What is known of the price; while it is asked, nothing. */
export type RidePrice = ReturnType<typeof useTaxiPrice>['price']

export type { TaxiPrice }

/** The price, if the ride has a known one. */
export function knownPriceOf(price: RidePrice) {
  return typeof price === 'object' ? price : undefined
}
