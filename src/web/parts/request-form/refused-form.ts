import type { FreeDay } from '#fleet/availability/find-free-days.ts'
import type { Challenge } from '#platform/limits/proof-of-work.ts'

/** The message after a submit, at the top of the form or as a toast. */
export type Notice = { tone: 'success' | 'error'; title?: string; text: string }

export type { FreeDay }

/** A refused form: the reason, the problems by field, and the values that the guest typed. */
export type RefusedForm = {
  ok: false
  notice: Notice
  /** A sentence for each field that is wrong. */
  fields: Record<string, string>
  values: Record<string, string>
  /** For a refused day: those around it that can be booked. */
  freeDays?: readonly FreeDay[]
  /** The booking that is in the way. */
  reference?: string
  /** The proof of work that the browser has to solve before the form is accepted. */
  challenge?: Challenge
}
