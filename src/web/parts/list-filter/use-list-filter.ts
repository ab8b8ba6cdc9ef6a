import { useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { type FilterGroups, type ListFilter, readFilter, writeFilter } from './list-filter.ts'

const TYPING_PAUSE_MS = 300

/** The filter as typed. The address follows after a pause in typing; a link that changes the address changes the filter. */
export function useListFilter(groups: FilterGroups): [ListFilter, (filter: ListFilter) => void] {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(groups, params))
  const address = params.toString()
  const written = useRef(address)

  useEffect(() => {
    if (address !== written.current) setFilter(readFilter(groups, new URLSearchParams(address)))
    written.current = address
  }, [address, groups])

  useEffect(() => {
    const next = writeFilter(filter)
    const shown = writeFilter(readFilter(groups, new URLSearchParams(written.current)))
    if (next.toString() === shown.toString()) return
    const timer = setTimeout(() => {
      written.current = next.toString()
      setParams(next, { replace: true, preventScrollReset: true })
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [filter, groups, setParams])

  return [filter, setFilter]
}

/** The filter needs no request, because the page has the whole list; only another day does. */
export function revalidateList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('date') === nextUrl.searchParams.get('date')
  return !isSameList && defaultShouldRevalidate
}
