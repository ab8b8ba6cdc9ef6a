/** A held vehicle is given up after its hold; a firm one is not. Released ones stay as history. */
export const ALLOCATION_STATUSES = ['held', 'firm', 'released'] as const
export type AllocationStatus = (typeof ALLOCATION_STATUSES)[number]

/** A stretch of time; `until` does not belong to it, so that one can begin when another ends. */
export type Span = { busyFrom: Date; busyUntil: Date }

/** A vehicle, a driver or both that are taken for a time. */
export type Taken = Span & {
  vehicleId: string | null
  driverId: string | null
  status: AllocationStatus
  /** When a hold ends; null for anything but a hold. */
  expiresAt: Date | null
}

/** Does it keep the next guest away? An expired hold does not. `nowMs` is in milliseconds since the epoch. */
export function isInForce(
  { status, expiresAt }: Pick<Taken, 'status' | 'expiresAt'>,
  nowMs: number,
): boolean {
  if (status === 'held') return expiresAt !== null && expiresAt.getTime() > nowMs
  return status === 'firm'
}

export function overlaps(one: Span, other: Span): boolean {
  return one.busyFrom < other.busyUntil && other.busyFrom < one.busyUntil
}
