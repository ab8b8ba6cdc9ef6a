import { href, useNavigation } from 'react-router'

/** Shown while the server checks whether the visitor may open the dashboard. */
export function AccessCheck() {
  const goingTo = useNavigation().location?.pathname ?? ''
  const isOpeningDashboard = [href('/admin'), href('/desk')].some((path) =>
    `${goingTo}/`.startsWith(`${path}/`),
  )
  return (
    <p className="access-check" role="status">
      {isOpeningDashboard && 'Checking admin access...'}
    </p>
  )
}
