import { href, useNavigation } from 'react-router'

/** Shown while the server checks whether the visitor may open the dashboard. */
export function AccessCheck() {
  const goingTo = useNavigation().location?.pathname ?? ''
  const isAtTheDoor = `${goingTo}/`.startsWith(`${href('/admin')}/`)
  return (
    <p className="access-check" role="status">
      {isAtTheDoor && 'Checking admin access...'}
    </p>
  )
}
