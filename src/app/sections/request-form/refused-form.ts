import type { Challenge } from '#operations/limits/proof-of-work.ts'

/** What the page says after a submit: at the top of the form, and as a toast. */
export type Notice = { tone: 'success' | 'error'; title?: string; text: string }

/** A form that was not accepted: why, at which fields, and what was typed. */
export type RefusedForm = {
  ok: false
  notice: Notice
  /** A sentence for each field that is wrong. */
  fields: Record<string, string>
  values: Record<string, string>
  /** What the browser has to solve before the form is taken. */
  challenge?: Challenge
}
