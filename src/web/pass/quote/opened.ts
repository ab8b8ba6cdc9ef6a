import { data, href, redirect } from 'react-router'
import { findQuotePage } from '#quotes/find-quote-page.ts'
import { noteQuoteOpened } from '#quotes/note-opened.ts'
import { depsContext } from '../../shell/context.ts'
import { readForm, textValues } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/opened.ts'

/** A GET notes nothing: it redirects to the quote. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  if (!(await orUnavailable(findQuotePage(context.get(depsContext), { token }))))
    throw data(null, { status: 404 })
  return redirect(href('/quote/:token', { token }))
}

/** The script of the page says that a browser shows the quote. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quote: quoteId = '' } = textValues(await readForm(request))
  await orUnavailable(noteQuoteOpened(context.get(depsContext), { token, quoteId }))
  return new Response(null, { status: 204 })
}
