import { company } from '#content/company.ts'
import { companyEmailLink, companyPhoneLink } from '../../sections/contact-links.ts'
import { ErrorPage } from '../../sections/error-page/error-page.tsx'
import { MessagePage } from '../../sections/poster-page/message-page.tsx'
import { AnchorButton } from '../../ui/button.tsx'

/** For every page that the link of a pass opens: a wrong, ended or revoked link is answered alike. */
export function PassError({ error }: { error: unknown }) {
  return (
    <ErrorPage
      error={error}
      notFound={
        <MessagePage title="This link does not work any more">
          <p>
            Tell us your reference by phone or at{' '}
            <a className="link" href={companyEmailLink}>
              {company.email}
            </a>
            , and we send you a new one.
          </p>
          <p className="message-page__actions">
            <AnchorButton href={companyPhoneLink} look="primary">
              {company.phone}
            </AnchorButton>
          </p>
        </MessagePage>
      }
    />
  )
}
