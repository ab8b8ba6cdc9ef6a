import { href, Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

/** For an admin whose password alone opens all this. */
export function SecondFactorOffer() {
  return (
    <Notice tone="info">
      <p>
        Your password alone opens this dashboard.{' '}
        <Link to={href('/admin/security')} reloadDocument>
          Add a code from your phone
        </Link>
      </p>
    </Notice>
  )
}
