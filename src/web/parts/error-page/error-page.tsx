import { company } from '#content/company.ts'
import { companyPhoneLink } from '../contact-links.ts'
import { onDemand } from '../on-demand.tsx'
import type { ErrorPageProps } from './error-message.tsx'

/** The error page of every route, loaded on demand. */
export const ErrorPage = onDemand<ErrorPageProps>(
  () => import('./error-message.tsx').then((page) => page.ErrorMessage),
  NoConnection,
)

export const PageNotFound = onDemand(
  () => import('./error-message.tsx').then((page) => page.PageNotFound),
  NoConnection,
)

function NoConnection() {
  return (
    <div className="page wrap">
      <h1>No connection</h1>
      <p>
        This page couldn’t be loaded. Please try again when you’re online, or call us:{' '}
        <a className="link" href={companyPhoneLink}>
          {company.phone}
        </a>
      </p>
    </div>
  )
}
