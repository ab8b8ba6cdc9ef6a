import { href, isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { DeskError } from '../frame/desk-error.tsx'

/** For a reference that no booking has, and while the database does not answer. */
export function BookingError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <DeskError />
  return (
    <Notice tone="error" title="Booking not found">
      <p>The guest’s data may have been erased, or the reference is mistyped.</p>
      <p>
        <Link to={href('/admin/bookings')}>Look for it in the list</Link>
      </p>
    </Notice>
  )
}
