import { Link, useLocation } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'

/** Replaces a list that could not be read; its link tries again. */
export function DashboardError() {
  const { pathname, search } = useLocation()
  return (
    <div role="alert">
      <Notice tone="error" title="Error loading admin data">
        <p>Nothing is lost: what guests sent is stored. The database didn’t answer in time.</p>
        <p>
          <Link to={pathname + search} reloadDocument>
            Try again
          </Link>
        </p>
      </Notice>
    </div>
  )
}
