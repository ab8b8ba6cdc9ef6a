import { href, useNavigation } from 'react-router'

/** Stands while somebody waits at the door of the dashboard (site.md section 2). */
export function AccessCheck() {
  const goingTo = useNavigation().location?.pathname ?? ''
  const isAtTheDoor = `${goingTo}/`.startsWith(`${href('/admin')}/`)
  return (
    <p className="access-check" role="status">
      {isAtTheDoor && 'Checking admin access...'}
    </p>
  )
}
