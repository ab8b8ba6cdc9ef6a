import { href, useNavigation } from 'react-router'

/** Shown while the server checks whether the visitor may open the dashboard. */
export function AccessCheck() {
  const goingTo = useNavigation().location?.pathname ?? ''
  const isOpeningDashboard = `${goingTo}/`.startsWith(`${href('/admin')}/`)
  return (
    <p className="access-check" role="status">
      {isOpeningDashboard && 'Checking admin access...'}
    </p>
  )
}
