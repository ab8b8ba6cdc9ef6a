import { data, isRouteErrorResponse } from 'react-router'
import type { RefusedForm } from './refused-form.ts'

/** What a page says when its form could not be sent, whatever the cause, and what the guest can do. */
export type Failure = { title?: string; text: string; advice?: string }

const FORM_FAILURE: Failure = { text: 'This could not be sent. Please try again.' }
/** For a page with a button and nothing to type. */
export const BUTTON_FAILURE: Failure = { ...FORM_FAILURE, advice: 'Please look at your connection.' }
const FORM_ADVICE = 'Everything you typed is still here; please look at your connection.'

/** What the site says before any page is asked, such as that a form is too large; others answer with pages. */
const SENTENCE = /^[A-Z][^<>{}]{1,200}\.$/

/**
 * For the `clientAction` of a page with a form. When the network drops, or something on the way answers instead of
 * the page, the form stays and says so. The next press carries the same request id, so that a request of which only
 * the answer was lost is not stored twice.
 */
export async function keepFormOnFailure<Answer>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  { title, text, advice = FORM_ADVICE }: Failure = FORM_FAILURE,
) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    const answered = isRouteErrorResponse(error) ? error.data : undefined
    // The page has answered: with a redirect, or that there is nothing to send a form to.
    if (error instanceof Response || answered === null) throw error
    const because = SENTENCE.test(String(answered)) ? String(answered) : advice
    const values = textsOf(await sent.formData())
    const notice = { tone: 'error' as const, ...(title ? { title } : {}), text: `${text} ${because}` }
    const refused: RefusedForm = { ok: false, notice, fields: {}, values }
    return data(refused, { status: 503 })
  }
}

/** As the site sends them back: what was chosen several times is one text. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(Array.from(new Set(form.keys()), (name) => [name, form.getAll(name).join(' ')]))
}
