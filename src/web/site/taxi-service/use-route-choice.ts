import { useRef, useState } from 'react'
import type { RouteCard, TaxiView } from './taxi-view.ts'

/**
 * Fills in pickup and drop-off from a popular route in the browser, and tells whether the ride is a long one, with a
 * longer lead time. `from` and `to` are the initial values of the form.
 */
export function useRouteChoice(
  onChange: (form: HTMLFormElement | null | undefined) => void,
  { from, to, farPlaces }: Pick<TaxiView, 'from' | 'to' | 'farPlaces'>,
) {
  const isLongRide = (...ends: string[]) => ends.some((end) => isAmong(farPlaces, end))
  const pickup = useRef<HTMLInputElement>(null)
  const dropoff = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState('')
  const [isLong, setLong] = useState(() => isLongRide(from, to))
  function readPlaces() {
    setLong(isLongRide(pickup.current?.value ?? '', dropoff.current?.value ?? ''))
  }
  return {
    ...{ pickup, dropoff, heading },
    /** Whether the ride has the longer lead time. */
    isLong,
    readPlaces,
    /** The way in the other direction. */
    swap() {
      const [from, to] = [pickup.current, dropoff.current]
      if (from && to) [from.value, to.value] = [to.value, from.value]
      readPlaces()
      onChange(from?.form)
    },
    /** Tells screen readers that the fields have changed. */
    message: chosen,
    choose({ from, to }: Pick<RouteCard, 'from' | 'to'>) {
      if (pickup.current) pickup.current.value = from
      if (dropoff.current) dropoff.current.value = to
      readPlaces()
      onChange(pickup.current?.form)
      setChosen(`From ${from} to ${to}: filled in below.`)
      heading.current?.focus()
      heading.current?.scrollIntoView()
    },
  }
}

/** Does somebody type one of these names, or its beginning? Only for the hint: the server knows all spellings. */
function isAmong(names: readonly string[], typed: string): boolean {
  const begun = typed.trim().toLowerCase()
  return begun.length > 3 && names.some((name) => name.toLowerCase().startsWith(begun))
}

export type RouteChoice = ReturnType<typeof useRouteChoice>
