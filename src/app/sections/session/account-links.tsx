import { href, Link } from 'react-router'
import { onDemand } from '../on-demand.tsx'

/** Who is signed in with this browser. */
export type SignedIn = { email: string; isAdmin: boolean }

export const SignOutForm = onDemand(() => import('./sign-out-form.tsx').then((form) => form.SignOutForm))

/** The way in, or who is in and the way out. */
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
        <Link className="account-links__in" to={href('/admin')}>
          Dashboard
        </Link>
      )}
      <p className="account-links__email" title={signedIn.email}>
        {signedIn.email}
      </p>
      <SignOutForm />
    </div>
  )
}
