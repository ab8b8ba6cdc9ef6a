import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, type TripFilter, writeFilter } from './trip-filter.ts'

const TYPING_PAUSE_MS = 300

/** The filter as typed, at once; the address follows after a pause, and leads when a link has changed it. */
export function useTripFilter(): [TripFilter, (filter: TripFilter) => void] {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(params))
  const address = params.toString()
  const written = useRef(address)

  useEffect(() => {
    if (address !== written.current) setFilter(readFilter(new URLSearchParams(address)))
    written.current = address
  }, [address])

  useEffect(() => {
    const next = writeFilter(filter)
    if (next.toString() === writeFilter(readFilter(new URLSearchParams(written.current))).toString()) return
    const timer = setTimeout(() => {
      written.current = next.toString()
      setParams(next, { replace: true, preventScrollReset: true })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [filter, setParams])

  return [filter, setFilter]
}
