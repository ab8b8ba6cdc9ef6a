import { data, href, redirect } from 'react-router'
import { bookAtDesk, DESK_OUTCOMES, type DeskOutcome } from '#bookings/placing/book-at-desk.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { beginQuoteAtDesk } from '#quotes/writing/begin-quote-at-desk.ts'
import { overBudget } from '../../shell/access/spend-budgets.tsx'
import { countSuspicious, requestIdOf } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/page.ts'
import { type EntryField, entryFrom, guessesFrom, withGuesses, withoutReading } from './entry-values.ts'
import { entryViewOf, readingOf, withProposals } from './entry-view.ts'

/**
 * Reads the message, shows what is free, or saves: by the button that was pressed. Nothing is saved by the first two, and
 * all of them answer with everything that was typed.
 */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const { deps, admin, typed: posted } = await staffPost({ request, context })
  countSuspicious({ pattern, context }, posted)
  const entry = entryFrom({
    ...posted,
    ...(posted.freeDay && { date: posted.freeDay }),
    ...chosenIn(posted.choose),
  })
  const over = overBudget({ context })
  if (over) return refused(over)

  if (posted.press === 'quote') return save('quote')
  const outcome = DESK_OUTCOMES.find((known) => known === posted.press)
  if (outcome) return save(outcome)
  const read =
    posted.press === 'read'
      ? withGuesses(withoutReading(entry), guessesFrom(readingOf(deps, entry.values)))
      : entry
  return orUnavailable(entryViewOf(deps, read))

  async function save(outcome: DeskOutcome | 'quote') {
    const proposed = await orUnavailable(withProposals(deps, entry))
    // What the page showed is what is booked: a proposal fills only what is empty.
    const shown = Object.entries(entry.values).filter(([, value]) => value !== '')
    const values = { ...proposed.values, ...Object.fromEntries(shown) }
    const entered = { input: values, requestId: requestIdOf(posted), admin }
    const saved =
      outcome === 'quote'
        ? await beginQuoteAtDesk(deps, entered)
        : await bookAtDesk(deps, { ...entered, outcome })
    if (!saved.ok) return refused(saved)
    const { reference } = saved.booking
    const page = outcome === 'quote' ? '/desk/quotes/:reference' : '/desk/bookings/:reference'
    return redirect(href(page, { reference }), 303)
  }

  async function refused(refusal: Parameters<typeof refusalInWords>[0]) {
    const { message, fields } = refusalInWords(refusal)
    const view = await orUnavailable(entryViewOf(deps, entry, { errors: fields, notice: message }))
    return data(view, { status: HTTP_STATUS[refusal.reason] })
  }
}

/** Which of several values the operator took for a field that the message leaves open: `date=2026-12-06`. */
function chosenIn(choice: string | undefined): Partial<Record<EntryField, string>> {
  const [, field, value] = /^(\w+)=(.*)$/s.exec(choice ?? '') ?? []
  return field && value ? { [field]: value } : {}
}
