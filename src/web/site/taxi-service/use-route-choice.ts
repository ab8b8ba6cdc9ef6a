import { type MouseEvent, useRef, useState } from 'react'

/** Fills in pickup and drop-off from a popular route in the browser, or exchanges them. */
export function useRouteChoice(onChange: (form: HTMLFormElement | null | undefined) => void) {
  const pickup = useRef<HTMLInputElement>(null)
  const dropoff = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [message, setMessage] = useState('')
  function fillIn(from: string, to: string) {
    if (pickup.current) pickup.current.value = from
    if (dropoff.current) dropoff.current.value = to
    onChange(pickup.current?.form)
  }
  return {
    ...{ pickup, dropoff, heading },
    /** The way in the other direction. */
    swap() {
      fillIn(dropoff.current?.value ?? '', pickup.current?.value ?? '')
    },
    /** Tells screen readers that the fields have changed. */
    message,
    /** Fills in the ride of the link that was pressed, if it is one that names a ride. */
    follow(press: MouseEvent) {
      const link = (press.target as Element).closest<HTMLAnchorElement>('a[href$="#trip"]')
      if (!link || press.metaKey || press.ctrlKey || press.shiftKey) return
      press.preventDefault()
      press.stopPropagation()
      const ride = new URLSearchParams(link.search)
      const [from, to] = [ride.get('from') ?? '', ride.get('to') ?? '']
      fillIn(from, to)
      setMessage(`From ${from} to ${to}: filled in below.`)
      const step = heading.current?.closest('details')
      if (step) step.open = true
      heading.current?.focus()
      heading.current?.scrollIntoView()
    },
  }
}

export type RouteChoice = ReturnType<typeof useRouteChoice>
