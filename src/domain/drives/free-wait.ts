/** For so many minutes a driver waits free of charge: at a hotel from the agreed time, at an airport from the landing. */
export const FREE_WAIT_MINUTES = { hotel: 30, airport: 60 } as const

const AIRPORT = /airport|สนามบิน/i

export function isAirport(pickup: string): boolean {
  return AIRPORT.test(pickup)
}

/** Until when a driver waits free of charge: counted from the agreed time, or from a later arrival. */
export function freeWaitEnds({
  startsAt,
  pickup,
  arrivedAt,
}: {
  startsAt: Date
  pickup: string
  arrivedAt: Date
}): Date {
  const minutes = FREE_WAIT_MINUTES[isAirport(pickup) ? 'airport' : 'hotel']
  return new Date(Math.max(startsAt.getTime(), arrivedAt.getTime()) + minutes * 60_000)
}
