import { AccountForm } from '../../parts/account-form/account-form.tsx'
import { CodeField } from '../../parts/account-form/code-field.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import type { AppSetup } from './app-setup.ts'

/** Shows the key for an authenticator app, and asks for the app's first code. */
export function AppForm({
  setUp: { uri, key, qr },
  values,
  errors,
  ...state
}: FormState & { setUp: AppSetup }) {
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
