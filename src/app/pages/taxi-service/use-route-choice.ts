import { useRef, useState } from 'react'
import { isLongTransfer } from '#content/catalogue/long-transfers.ts'
import type { PopularRoute } from '#content/map/popular-routes.ts'

/**
 * Fills in pickup and drop-off from a popular route in the browser, and tells whether the ride is a long one, with a
 * longer lead time. `from` and `to` are the initial values of the form.
 */
export function useRouteChoice(onChange: () => void, [from = '', to = '']: readonly (string | undefined)[]) {
  const pickup = useRef<HTMLInputElement>(null)
  const dropoff = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState('')
  const [isLong, setLong] = useState(() => isLongTransfer(from, to))
  function readPlaces() {
    setLong(isLongTransfer(pickup.current?.value ?? '', dropoff.current?.value ?? ''))
  }
  return {
    ...{ pickup, dropoff, heading },
    /** Whether the ride has the longer lead time. */
    isLong,
    readPlaces,
    /** Tells screen readers that the fields have changed. */
    message: chosen,
    choose({ from, to }: PopularRoute) {
      if (pickup.current) pickup.current.value = from
      if (dropoff.current) dropoff.current.value = to
      readPlaces()
      onChange()
      setChosen(`From ${from} to ${to}: filled in below.`)
      heading.current?.focus()
      heading.current?.scrollIntoView()
    },
  }
}

export type RouteChoice = ReturnType<typeof useRouteChoice>
