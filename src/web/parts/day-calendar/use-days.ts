import { useEffect, useMemo, useState } from 'react'
import type { Origin } from '#catalogue/tour.rules.ts'
import type { KnownDay } from './calendar-page.ts'

type Months = Record<string, readonly KnownDay[]>

const TIMEOUT_MS = 15_000

/**
 * What is left of a trip on the days of these months, each of which is fetched once.
 * @param since all months are fetched anew when it changes; until they are there, the old ones stay
 */
export function useDays(trip: { tourId: string; origin: Origin }, months: readonly string[], since: unknown) {
  const { tourId, origin } = trip
  const [loaded, setLoaded] = useState<{ since: unknown; months: Months }>({ since, months: {} })
  const [failure, setFailure] = useState<{ since: unknown }>()
  const known = loaded.since === since ? loaded.months : {}
  const missing = months.filter((month) => !known[month]).join(' ')
  const failed = failure !== undefined && failure.since === since

  useEffect(() => {
    if (missing === '' || failed) return
    const stopped = new AbortController()
    let isWanted = true
    const timer = setTimeout(() => stopped.abort(), TIMEOUT_MS)
    Promise.all(missing.split(' ').map((month) => fetchMonth({ tourId, origin, month }, stopped.signal)))
      .then(
        (fetched) =>
          setLoaded((before) => ({
            since,
            months: { ...(before.since === since && before.months), ...Object.fromEntries(fetched) },
          })),
        () => isWanted && setFailure({ since }),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      isWanted = false
      stopped.abort()
    }
  }, [missing, failed, tourId, origin, since])

  const days = useMemo(
    () => new Map(Object.values(loaded.months).flatMap((month) => month.map((day) => [day.date, day]))),
    [loaded.months],
  )
  return {
    days,
    isLoading: missing !== '' && !failed,
    failed,
    tryAgain: () => setFailure(undefined),
  }
}

async function fetchMonth(
  asked: { tourId: string; origin: Origin; month: string },
  signal: AbortSignal,
): Promise<[string, KnownDay[]]> {
  const answer = await fetch(`/functions/v1/availability?${new URLSearchParams(asked)}`, { signal })
  if (!answer.ok) throw new Error(`the calendar was answered with ${answer.status}`)
  const { days } = (await answer.json()) as { days: KnownDay[] }
  return [asked.month, days]
}
