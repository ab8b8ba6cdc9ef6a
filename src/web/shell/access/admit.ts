import { href, type MiddlewareFunction } from 'react-router'
import { depsContext } from '../context.ts'
import { pageAddress } from '../page-address.ts'
import { returnCookie } from '../return-cookie.ts'
import { accessOf } from './access.ts'
import { adminContext, sentAway } from './admin-of.ts'
import { audienceOf, pageOf } from './audiences.ts'
import { canBeKept, keptForm } from './kept-form.tsx'

/**
 * Lets only admins into the pages of admins, by the role that the database holds at this request, before any loader or
 * action of them runs. When the database cannot be asked, nobody gets in.
 */
export const admit: MiddlewareFunction<Response> = async ({ request, pattern, context }) => {
  const audience = audienceOf(pageOf(pattern))
  if (audience !== 'admin' && audience !== 'admin-setting-up') return
  const access = await accessOf({ request, context })
  if (access.kind === 'signed-out' || access.kind === 'unknown') {
    // Not the forms for a password or a code, which no page shows again.
    const isKept = audience === 'admin' && request.method === 'POST' && canBeKept(request)
    if (isKept) return keptForm(request, access.kind)
  }
  switch (access.kind) {
    case 'signed-out':
      return sentAway(href('/auth'), 'admin-signed-out', returnCookie(pageAddress(request)))
    case 'user':
      return sentAway(href('/'), 'admin-denied')
    case 'unknown':
      return sentAway(href('/'), 'admin-unknown')
  }
  const mustSetUp =
    audience === 'admin' && context.get(depsContext).needsSecondFactor && !access.hasSecondFactor
  if (mustSetUp) return sentAway(href('/admin/security'), 'second-factor-needed')
  context.set(adminContext, access)
}
