import { data, href } from 'react-router'
import { findDeskBooking } from '#bookings/desk-booking.store.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS, type Refusal } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { sendQuote } from '#quotes/send-quote.ts'
import { daysShown, linesShown, type TypedQuote, typedQuoteFrom } from '#quotes/writing/quote-fields.rules.ts'
import { saveQuoteDraft } from '#quotes/writing/save-draft.ts'
import { overBudget } from '../../shell/access/spend-budgets.tsx'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { countSuspicious } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/page.ts'
import { loadQuote } from './view/load-quote.ts'
import { priceOptionsOf, withPriceLine } from './view/price-options.ts'

/** Keeps the draft, adds a row to it, or sends it, by the button that was pressed. What is refused comes back as typed. */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { deps, admin, typed: posted } = await staffPost({ request, context })
  countSuspicious({ pattern, context }, posted)
  const { press = '', basis = '' } = posted
  const booking = await orUnavailable(findDeskBooking(deps.db.read, params.reference))
  if (!booking) throw data(null, { status: 404 })
  const typed = withMore(deps, typedQuoteFrom(posted), press, posted.price)
  const writing = { bookingId: booking.id, admin, typed, basis }
  const over = overBudget({ context })
  const done = over ?? (await (press === 'send' ? sendQuote(deps, writing) : saveQuoteDraft(deps, writing)))
  if (!done.ok) return refused(done)
  const to = href('/desk/quotes/:reference', { reference: booking.reference })
  const flash = press === 'send' ? 'quote-sent' : 'quote-kept'
  return redirectWithFlash(`${to}${PLACES[press] ?? ''}`, flash)

  async function refused(refusal: Refusal) {
    const { message, fields, reason } = refusalInWords(refusal)
    const quote = await loadQuote(deps, { ...params, admin }, { typed, basis })
    const answer = { quote, refused: { notice: { tone: 'error' as const, text: message }, fields } }
    return data(answer, { status: HTTP_STATUS[reason] })
  }
}

/** Where the page opens again after a row was added. */
const PLACES: Record<string, string> = { day: '#days', line: '#lines', price: '#lines' }

/** The form with the row that a button adds. */
function withMore(
  { catalogue }: Pick<Deps, 'catalogue'>,
  typed: TypedQuote,
  press: string,
  price: string | undefined,
): TypedQuote {
  if (press === 'day') return { ...typed, days: String(daysShown(typed) + 1) }
  if (press === 'line') return { ...typed, lines: String(linesShown(typed) + 1) }
  if (press !== 'price') return typed
  return withPriceLine(
    typed,
    priceOptionsOf(catalogue, typed).find(({ id }) => id === price),
  )
}
