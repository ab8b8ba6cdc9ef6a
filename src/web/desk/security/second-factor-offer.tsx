import { href } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

/** For an admin without a second factor. */
export function SecondFactorOffer() {
  return (
    <Notice tone="info">
      <p>
        Your password is all it takes to open this dashboard.{' '}
        {/* The security page needs a new document, and a link with a target is left to the browser. */}
        <a href={href('/admin/security')} target="_self">
          Add a code from your phone
        </a>
      </p>
    </Notice>
  )
}
