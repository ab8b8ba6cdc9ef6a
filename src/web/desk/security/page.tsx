import { href, Link } from 'react-router'
import { AccountForm } from '../../parts/account-form/account-form.tsx'
import { CodeField } from '../../parts/account-form/code-field.tsx'
import { PasswordField } from '../../parts/account-form/password-field.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { PosterPage } from '../../parts/poster-page/poster-page.tsx'
import { Outcome } from '../../parts/request-form/outcome.tsx'
import { type FormState, useFormState } from '../../parts/request-form/use-form-state.ts'
import { adminOf, requireFreshSession } from '../../shell/access/admin-of.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/page.ts'
import type { AppSetup } from './app-setup.ts'
import securityCss from './security.css?url'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: securityCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf({ context })
  requireFreshSession({ context }, href('/admin/security'))
  return { isOn: admin.hasSecondFactor }
}

export const meta: Route.MetaFunction = () => unlistedMeta('A second step')

/** Sets up, renews and switches off the second factor. */
export default function Security({ loaderData: { isOn }, actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  return (
    <PosterPage poster="road-van" form className="auth">
      {answer?.ok && answer.backupCodes ? (
        <BackupCodes codes={answer.backupCodes} text={answer.text} />
      ) : answer?.setUp ? (
        <AppForm setUp={answer.setUp} {...state} />
      ) : (
        <PasswordForm isOn={isOn} {...state} />
      )}
      <p className="auth__back size-small above-12 align-centre">
        <Link to={href('/admin')} reloadDocument>
          Back to the dashboard
        </Link>
      </p>
    </PosterPage>
  )
}

/** The codes are shown once; an admin who lost them makes new ones. */
function BackupCodes({ codes, text }: { codes: readonly string[]; text: string }) {
  return (
    <>
      <h1>Your backup codes</h1>
      <Outcome>
        <p>{text}</p>
      </Outcome>
      <div className="sheet backup-codes gap-16 above-24">
        <ul className="grid strong size-large gap-8 gap-x-16">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="muted size-small">
          Print them or write them down, and keep them away from your phone. If you lose your phone, each code
          signs you in once. They won’t be shown again.
        </p>
      </div>
    </>
  )
}

/** Asks for the password before the second factor is set up, renewed or switched off. */
function PasswordForm({ isOn, errors, ...state }: FormState & { isOn: boolean }) {
  const off = (
    // The form also has a hidden `intent`; of two values the action takes the last, which is this button's.
    <Button type="submit" name="intent" value="end" wide>
      Turn off the second step
    </Button>
  )
  return (
    <>
      <h1>A second step</h1>
      <p className="muted above-12">
        {isOn
          ? 'It’s on: you sign in with your password and a code from your app.'
          : 'Passwords can be seen or guessed. With a code from your phone as a second step, a password alone isn’t enough.'}
      </p>
      <AccountForm
        submit={isOn ? 'Make new backup codes' : 'Set it up'}
        busy="One moment…"
        order={['password']}
        moreButtons={isOn && off}
        {...state}
      >
        <input type="hidden" name="intent" value={isOn ? 'renew' : 'begin'} />
        <PasswordField
          {...{ id: 'account-password', name: 'password', label: 'Your password', error: errors.password }}
          inSentence="your password"
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  )
}

/** Shows the key for an authenticator app, and asks for the app's first code. */
function AppForm({ setUp: { uri, key, qr }, values, errors, ...state }: FormState & { setUp: AppSetup }) {
  return (
    <>
      <h1>Set up your app</h1>
      <p className="muted above-12">
        Open an authenticator app on your phone, add an account and scan this code.
      </p>
      <AccountForm submit="Turn it on" busy="One moment…" order={['code']} {...state}>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="uri" value={uri} />
        <svg
          className="qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for an authenticator app"
        >
          <path d={qr.path} />
        </svg>
        <div className="app-key size-small">
          <p>Or type this key into the app:</p>
          <p className="app-key__letters pad-y-4 strong">{key}</p>
          <a className="inline-block pad-y-12 river" href={uri}>
            Open it in an app on this device
          </a>
        </div>
        <CodeField
          {...{ label: 'Code', hint: 'The six digits that the app shows now.', kind: 'app' }}
          {...{ value: values.code, error: errors.code }}
        />
      </AccountForm>
    </>
  )
}
