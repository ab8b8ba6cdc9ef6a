import type { ActorKind } from '#bookings/actor.rules.ts'

/** A held vehicle is given up after its hold; a firm one is not. Released ones stay as history. What staff did a
 * moment ago can be taken back. */
const TRANSITIONS = {
  held: { secure: 'firm', release: 'released' },
  firm: { release: 'released', undo: 'held' },
  released: { undo: 'held', restore: 'firm' },
} as const satisfies Record<string, Record<string, string>>

/** Who may bring an event about. A guest releases an expired hold of another one who is in the way. */
const ACTORS = {
  secure: ['guest', 'staff', 'provider'],
  release: ['guest', 'staff', 'clock', 'provider'],
  undo: ['staff'],
  restore: ['staff'],
} as const satisfies Record<string, readonly ActorKind[]>

export type AllocationStatus = keyof typeof TRANSITIONS
export type AllocationEvent = keyof typeof ACTORS

export const ALLOCATION_STATUSES = Object.keys(TRANSITIONS) as AllocationStatus[]
export const ALLOCATION_EVENTS = Object.keys(ACTORS) as AllocationEvent[]

/** The state after an event, or `undefined` when the event cannot happen in this state. */
export function nextAllocationStatus(
  status: AllocationStatus,
  event: AllocationEvent,
): AllocationStatus | undefined {
  const transitions: Partial<Record<AllocationEvent, AllocationStatus>> = TRANSITIONS[status]
  return transitions[event]
}

/** The kinds of actors who may bring this event about. */
export function allocationActors(event: AllocationEvent): readonly ActorKind[] {
  return ACTORS[event]
}

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
