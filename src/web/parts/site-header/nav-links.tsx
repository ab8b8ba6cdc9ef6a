import { href, NavLink } from 'react-router'

const LINKS = [
  { to: href('/'), label: 'Home' },
  { to: href('/explore-trips'), label: 'Explore Trip Package' },
  { to: href('/custom-trip'), label: 'Custom Trip' },
  { to: href('/taxi-service'), label: 'Taxi Service' },
  { to: href('/blog'), label: 'Blog' },
] as const

export function NavLinks() {
  return (
    <ul className="nav-links">
      {LINKS.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className={() => undefined}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
