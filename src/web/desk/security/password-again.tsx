import { href, Link, redirect } from 'react-router'
import { isFresh } from '#guests/accounts/admin-session.rules.ts'
import { confirmPassword } from '#guests/accounts/sign-in.ts'
import { AccountForm } from '../../parts/account-form/account-form.tsx'
import { PasswordField } from '../../parts/account-form/password-field.tsx'
import { pageTitle } from '../../parts/head/page-title.ts'
import { PosterPage } from '../../parts/poster-page/poster-page.tsx'
import { Outcome } from '../../parts/request-form/outcome.tsx'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { adminOf } from '../../shell/access/admin-of.ts'
import { callerOf } from '../../shell/caller.ts'
import { depsContext } from '../../shell/context.ts'
import { readForm, refused, textValues } from '../../shell/form-post.ts'
import type { Route } from './+types/password-again.ts'
import { passwordDestination } from './password-destination.ts'

export async function action({ request, url, context }: Route.ActionArgs) {
  const { password } = textValues(await readForm(request))
  const confirmed = await confirmPassword(context.get(depsContext), callerOf({ request, context }), {
    password,
  })
  if (!confirmed.ok) return refused(confirmed, {})
  return redirect(url.pathname + url.search, { status: 303 })
}

/** Redirects to a page. A file is downloaded from here, because the browser stays on the page that starts a download. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { authenticatedAt } = adminOf({ context })
  const destination = passwordDestination(url.searchParams.get('to'))
  if (!destination) throw redirect(href('/admin'))
  const isConfirmed = isFresh(authenticatedAt, context.get(depsContext).now())
  if (isConfirmed && !destination.isFile) throw redirect(destination.address)
  const { back, address } = destination
  return { back, file: isConfirmed ? address : undefined }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle('Enter your password again') },
  { name: 'robots', content: 'noindex' },
  ...(loaderData?.file ? [{ httpEquiv: 'refresh', content: `0;url=${loaderData.file}` }] : []),
]

export default function PasswordAgain({
  loaderData: { back, file },
  actionData: answer,
}: Route.ComponentProps) {
  const { errors, ...state } = useFormState(answer)
  return (
    <PosterPage poster="road-van" form className="auth">
      <h1>Enter your password again</h1>
      {file ? (
        <Outcome>
          <p>
            Thank you. Your file is on its way. <a href={file}>Download it again</a>
          </p>
        </Outcome>
      ) : (
        <>
          <p className="muted above-12">
            You signed in a while ago. Please enter your password again, in case someone else is using your
            browser.
          </p>
          <AccountForm submit="Continue" busy="One moment…" order={['password']} reloadDocument {...state}>
            <PasswordField
              {...{ id: 'account-password', name: 'password', label: 'Password', error: errors.password }}
              inSentence="password"
              autoComplete="current-password"
            />
          </AccountForm>
        </>
      )}
      <p className="auth__back size-small above-12 align-centre">
        <Link to={back} reloadDocument>
          Back to the dashboard
        </Link>
      </p>
    </PosterPage>
  )
}
