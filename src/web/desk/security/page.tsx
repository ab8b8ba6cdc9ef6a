import { href, Link } from 'react-router'
import { pageTitle } from '../../parts/head/page-title.ts'
import { PosterPage } from '../../parts/poster-page/poster-page.tsx'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { adminOf, requireFreshSession } from '../../shell/access/admin-of.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import type { Route } from './+types/page.ts'
import { AppForm } from './app-form.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordForm } from './password-form.tsx'
import securityCss from './security.css?url'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: securityCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf({ context })
  requireFreshSession({ context }, href('/admin/security'))
  return { isOn: admin.hasSecondFactor }
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('A second step') },
  { name: 'robots', content: 'noindex' },
]

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
