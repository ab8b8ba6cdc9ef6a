/** Until when a driver waits free of charge: counted from the agreed time, or from a later arrival of the driver. */
export function freeWaitEnds({
  startsAt,
  freeMinutes,
  arrivedAt,
}: {
  /** At an airport the landing. */
  startsAt: Date
  freeMinutes: number
  arrivedAt: Date
}): Date {
  return new Date(Math.max(startsAt.getTime(), arrivedAt.getTime()) + freeMinutes * 60_000)
}
