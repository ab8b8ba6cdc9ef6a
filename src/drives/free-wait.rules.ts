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

/**
 * How many minutes a driver has waited for guests who got in: from the agreed time, or from a later arrival, as the free
 * wait is counted. Nothing while either was not pressed.
 */
export function waitedMinutes({
  startsAt,
  arrivedAt,
  aboardAt,
}: {
  startsAt: Date
  arrivedAt: Date | undefined
  aboardAt: Date | undefined
}): number {
  if (!arrivedAt || !aboardAt) return 0
  const fromMs = Math.max(startsAt.getTime(), arrivedAt.getTime())
  return Math.max(0, Math.floor((aboardAt.getTime() - fromMs) / 60_000))
}
