import { href, Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'

export function BackToFleet() {
  return (
    <Link className="link back-to-fleet" to={href('/desk/fleet')}>
      <Icon name="chevron-left" /> Fleet and drivers
    </Link>
  )
}
