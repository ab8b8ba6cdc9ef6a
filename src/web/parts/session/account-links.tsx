import { href, Link } from 'react-router'
import { Breakable } from '../breakable.tsx'
import { onDemand } from '../on-demand.tsx'

/** The account that is signed in. */
export type SignedIn = { email: string; isAdmin: boolean }

export const SignOutForm = onDemand(() => import('./sign-out-form.tsx').then((form) => form.SignOutForm))

/** The sign-in link, or the account with its links and the sign-out button. */
export function AccountLinks({ signedIn }: { signedIn: SignedIn | undefined }) {
  if (!signedIn)
    return (
      <Link className="account-links__in" to={href('/auth')}>
        Sign In
      </Link>
    )
  return (
    <div className="account-links">
      {signedIn.isAdmin && (
        <Link className="account-links__in" to={href('/desk')}>
          Desk
        </Link>
      )}
      <p className="account-links__email" title={signedIn.email}>
        <Breakable text={signedIn.email} />
      </p>
      <SignOutForm />
    </div>
  )
}
