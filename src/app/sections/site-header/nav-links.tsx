import { href, NavLink } from 'react-router'

const LINKS = [
  [href('/'), 'Home'],
  [href('/tours'), 'Day trips'],
  [href('/explore-trips'), 'Explore trip packages'],
  [href('/pre-made-trips/:region', { region: 'bangkok' }), 'From Bangkok'],
  [href('/pre-made-trips/:region', { region: 'kanchanaburi' }), 'From Kanchanaburi'],
] as const

export function NavLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className="nav-links">
      {LINKS.map(([to, label]) => (
        <li key={to}>
          <NavLink to={to} end onClick={onFollow}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
