import { data, isRouteErrorResponse } from 'react-router'
import type { RefusedForm } from './refused-form.ts'

/** The message of a page whose form could not be sent, and its advice to the guest. */
export type Failure = { title?: string; text: string; advice?: string }

const FORM_FAILURE: Failure = { text: 'This couldn’t be sent. Please try again.' }
/** For a page with a button and no fields. */
export const BUTTON_FAILURE: Failure = { ...FORM_FAILURE, advice: 'Please check your connection.' }
const FORM_ADVICE = 'Everything you typed is still here; please check your connection.'

/** A plain sentence from the site's middleware, such as that a form is too large; a proxy would answer with a page. */
const SENTENCE = /^[A-Z][^<>{}]{1,200}\.$/

/**
 * For the `clientAction` of a page with a form. When the network fails, or a proxy or middleware answers instead of the
 * page, the form keeps its values and shows an error. The next submit carries the same request id, so that a request is
 * not stored twice when only its answer was lost.
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
    // The page itself has answered: with a redirect, or with an error page.
    if (error instanceof Response || answered === null) throw error
    const because = SENTENCE.test(String(answered)) ? String(answered) : advice
    const values = textsOf(await sent.formData())
    const notice = { tone: 'error' as const, ...(title ? { title } : {}), text: `${text} ${because}` }
    const refused: RefusedForm = { ok: false, notice, fields: {}, values }
    return data(refused, { status: 503 })
  }
}

/** The values as the server sends them back: the values of a repeated field are joined by spaces. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(Array.from(new Set(form.keys()), (name) => [name, form.getAll(name).join(' ')]))
}
