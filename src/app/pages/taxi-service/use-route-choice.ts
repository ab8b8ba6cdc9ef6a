import { useRef, useState } from 'react'
import type { PopularRoute } from '#content/popular-routes.ts'

/** Fills the two places of the form from a popular route, without asking the server. */
export function useRouteChoice(onChange: () => void) {
  const pickup = useRef<HTMLInputElement>(null)
  const dropoff = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState('')
  return {
    ...{ pickup, dropoff, heading },
    /** For those who do not see the fields change. */
    message: chosen,
    choose({ from, to }: PopularRoute) {
      if (pickup.current) pickup.current.value = from
      if (dropoff.current) dropoff.current.value = to
      onChange()
      setChosen(`From ${from} to ${to}: filled in below.`)
      heading.current?.focus()
      heading.current?.scrollIntoView()
    },
  }
}

export type RouteChoice = ReturnType<typeof useRouteChoice>
