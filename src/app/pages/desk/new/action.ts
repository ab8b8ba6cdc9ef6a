import { data, redirect } from 'react-router'
import { refusalInWords } from '#content/sentences.ts'
import { bookAtDesk, DESK_OUTCOMES, type DeskOutcome } from '#operations/bookings/book-at-desk.ts'
import { HTTP_STATUS } from '#operations/refusal.ts'
import { depsContext } from '../../../context.ts'
import { checkBudget, countSuspicious, readForm, requestIdOf, textValues } from '../../../form-post.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { requireAdmin } from '../../../require-admin.ts'
import { orUnavailable } from '../../../unavailable.ts'
import type { Route } from './+types/page.ts'
import { entryFrom, guessesFrom, withGuesses } from './entry-values.ts'
import { entryViewOf, readingOf, withProposals } from './entry-view.ts'

/**
 * Reads the message, shows what is free, or saves: by the button that was pressed. Nothing is saved by the first two, and
 * all of them answer with everything that was typed.
 */
export async function action({ request, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  const posted = textValues(await readForm(request))
  countSuspicious({ pattern, context }, posted)
  const deps = context.get(depsContext)
  const entry = entryFrom({ ...posted, ...(posted.freeDay && { date: posted.freeDay }) })
  const overBudget = await checkBudget({ pattern, context })
  if (overBudget) return refused(overBudget)

  const outcome = DESK_OUTCOMES.find((known) => known === posted.press)
  if (outcome) return save(outcome)
  const read =
    posted.press === 'read' ? withGuesses(entry, guessesFrom(readingOf(deps, entry.values))) : entry
  return data(await orUnavailable(entryViewOf(deps, read)), { headers: PRIVATE_HEADERS })

  async function save(outcome: DeskOutcome) {
    const proposed = await orUnavailable(withProposals(deps, entry))
    // What the page showed is what is booked: a proposal fills only what is empty.
    const shown = Object.entries(entry.values).filter(([, value]) => value !== '')
    const values = { ...proposed.values, ...Object.fromEntries(shown) }
    const requestId = requestIdOf(posted)
    const saved = await bookAtDesk(deps, { input: values, outcome, requestId, admin: admin.email })
    if (saved.ok) return redirect(`/desk/bookings/${saved.booking.reference}`, 303)
    return refused(saved)
  }

  async function refused(refusal: Parameters<typeof refusalInWords>[0]) {
    const { message, fields } = refusalInWords(refusal)
    const view = await orUnavailable(entryViewOf(deps, entry, { errors: fields, notice: message }))
    return data(view, { status: HTTP_STATUS[refusal.reason], headers: PRIVATE_HEADERS })
  }
}
