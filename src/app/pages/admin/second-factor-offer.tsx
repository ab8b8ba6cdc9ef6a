import { href } from 'react-router'
import { Notice } from '../../ui/notice.tsx'

/** For an admin whose password alone opens all this. */
export function SecondFactorOffer() {
  return (
    <Notice tone="info">
      <p>
        Your password alone opens this dashboard.{' '}
        {/* A document of its own, so the browser follows this one. */}
        <a href={href('/admin/security')} target="_self">
          Add a code from your phone
        </a>
      </p>
    </Notice>
  )
}
