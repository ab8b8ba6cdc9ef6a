import type { RouterContextProvider } from 'react-router'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { readForm, textValues } from '../../shell/form-post.ts'

/** What an admin has posted: the address of their account, and what was typed. */
export async function staffPost({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const { email: admin } = adminOf({ context })
  return { deps: context.get(depsContext), admin, typed: textValues(await readForm(request)) }
}
