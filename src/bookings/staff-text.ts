import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { cleanText, hasForbiddenCharacters } from '#platform/text/plain-text.ts'

/** Longer texts are cut: they come from forms that say so. */
export const MAX_NOTE_LENGTH = 2000

/** What staff typed into the field `note`, as it is stored: a note, or what a guest reads. */
export function staffText(typed: string): { ok: true; text: string } | Refusal {
  if (hasForbiddenCharacters(typed)) return refuseField('invalid', 'note', { code: 'booking.message' })
  return { ok: true, text: cleanText(typed, MAX_NOTE_LENGTH) }
}
