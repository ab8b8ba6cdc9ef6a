import { href, Link, redirect } from 'react-router'
import { finishSignIn } from '#guests/accounts/sign-in.ts'
import { AccountForm } from '../parts/account-form/account-form.tsx'
import { CodeField } from '../parts/account-form/code-field.tsx'
import { unlistedMeta } from '../parts/head/page-title.ts'
import { PosterPage } from '../parts/poster-page/poster-page.tsx'
import { keepFormOnFailure } from '../parts/request-form/keep-form-on-failure.ts'
import { useFormState } from '../parts/request-form/use-form-state.ts'
import { SCRIPT_FIELD } from '../parts/session/script-field.tsx'
import { useRedirectAfterMessage } from '../parts/session/use-redirect-after-message.ts'
import { accessOf } from '../shell/access/access.ts'
import { callerOf } from '../shell/caller.ts'
import { depsContext } from '../shell/context.ts'
import { redirectWithFlash } from '../shell/flash-message.ts'
import { readForm, refused, textValues } from '../shell/form-post.ts'
import { CHAT_AT_END } from '../shell/page-handles.ts'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/second-step.ts'
import { ACCOUNT_FAILURE } from './account-failure.ts'
import { RETURN_PATH, safeReturnPath, secondStepPath } from './return-path.ts'
import { sessionResponse } from './session-response.ts'

export const handle = CHAT_AT_END

/** Checks the code after the password. Without the cookie of the first step it redirects to the sign-in. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const result = await finishSignIn(context.get(depsContext), callerOf({ request, context }), values)
  const to = safeReturnPath(url.searchParams.get(RETURN_PATH))
  if (result.ok)
    return sessionResponse(result, { withScript: SCRIPT_FIELD in values, flash: 'signed-in', to })
  if (result.reason === 'not-found') throw redirectToSignIn()
  return refused(result, values)
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, ACCOUNT_FAILURE)
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const access = await accessOf({ request, context })
  if (access.kind === 'admin' || access.kind === 'user') throw redirect(href('/'))
  if (!/(^|;\s*)(__Host-)?second-step=/.test(request.headers.get('cookie') ?? ''))
    throw redirect(href('/auth'))
  const to = safeReturnPath(url.searchParams.get(RETURN_PATH))
  return { byBackupCode: url.searchParams.get('by') === 'backup-code', to }
}

function redirectToSignIn() {
  return redirectWithFlash(href('/auth'), 'sign-in-again')
}

/** After a sign-in the loader would redirect at once; the page first shows its message. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return formMethod !== 'POST'
}

export const meta: Route.MetaFunction = () => unlistedMeta('Enter your code')

export default function SecondStep({
  loaderData: { byBackupCode, to },
  actionData: answer,
}: Route.ComponentProps) {
  const { values, errors, ...state } = useFormState(answer)
  const done = answer?.ok ? answer : undefined
  useRedirectAfterMessage(done)
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Enter your code</h1>
      <p className="muted above-12">
        {byBackupCode
          ? 'If you don’t have your phone, use a backup code. Each works once.'
          : 'Your password is correct. Now enter the code from the app on your phone.'}
      </p>
      <AccountForm key={String(byBackupCode)} submit="Sign In" busy="Signing in…" order={['code']} {...state}>
        {byBackupCode ? (
          <CodeField
            {...{ label: 'Backup code', hint: 'Like abcde-fgh23, from your list.', kind: 'backup' }}
            {...{ value: values.code, error: errors.code }}
          />
        ) : (
          <CodeField
            {...{ label: 'Code', hint: 'Six digits, renewed every 30 seconds.', kind: 'app' }}
            {...{ value: values.code, error: errors.code }}
          />
        )}
        <p className="auth__forgot size-small">
          {byBackupCode ? (
            <Link to={secondStepPath(to)} replace>
              Use a code from the app
            </Link>
          ) : (
            <Link to={secondStepPath(to, { by: 'backup-code' })} replace>
              No phone to hand? Use a backup code
            </Link>
          )}
        </p>
      </AccountForm>
      <p className="auth__back size-small above-12 align-centre">
        <Link to={href('/auth')}>Start again</Link>
      </p>
      <Toast message={done && { tone: 'success', text: done.text }} />
    </PosterPage>
  )
}
