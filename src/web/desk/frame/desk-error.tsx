import { Link, useLocation, useRouteError } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { keptFormIn } from './kept-form-in.ts'
import { KeptFormNotice } from './kept-form-notice.tsx'

/** Replaces a list that could not be read; its link tries again. A form that could not be taken is shown again. */
export function DeskError() {
  const { pathname, search } = useLocation()
  const kept = keptFormIn(useRouteError())
  if (kept)
    return (
      <div role="alert">
        <KeptFormNotice kept={kept} />
      </div>
    )
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
