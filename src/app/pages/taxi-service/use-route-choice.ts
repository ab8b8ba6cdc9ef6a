import { useRef, useState } from 'react'
import { isLongTransfer } from '#content/catalogue/lead-times.ts'
import type { PopularRoute } from '#content/map/popular-routes.ts'

/**
 * Fills the two places of the form from a popular route, without asking the server, and knows how far ahead their
 * ride has to be asked for. `from` and `to` are what the form begins with.
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
    /** Does the ride need to be asked for a day ahead? */
    isLong,
    readPlaces,
    /** For those who do not see the fields change. */
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
