/**
 * Who changes a booking, a payment or an allocation.
 * - `guest`: through a form, a link or an integration of the site
 * - `staff`: an admin, named by the email address of the account
 * - `driver`: named by the id
 * - `clock`: a job, because a time has passed
 * - `provider`: the payment provider, whose answer is recorded
 * - `command`: a command at the server
 */
export const ACTOR_KINDS = ['guest', 'staff', 'driver', 'clock', 'provider', 'command'] as const
export type ActorKind = (typeof ACTOR_KINDS)[number]

export type Actor = Exclude<ActorKind, 'staff' | 'driver'> | `staff:${string}` | `driver:${string}`

export function staff(email: string): Actor {
  return `staff:${email}`
}

export function driver(id: string): Actor {
  return `driver:${id}`
}

/** The part before the colon. */
export function actorKind(actor: Actor): ActorKind {
  return actor.split(':', 1)[0] as ActorKind
}

/** Who of its kind: the email address of staff, the id of a driver; the kind itself for all others. */
export function actorName(actor: Actor): string {
  return actor.slice(actor.indexOf(':') + 1)
}
