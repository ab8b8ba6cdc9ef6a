import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

/** The head of a page below the fleet, with the way back. `children` is the heading. */
export function FleetHead({ children, text }: { children: ReactNode; text?: string }) {
  return (
    <header className="desk-head cluster middle spread gap-8 gap-x-16">
      <div>
        <Link className="link inline-flex middle gap-4 touch" to={href('/desk/fleet')}>
          <Icon name="chevron-left" /> Fleet and drivers
        </Link>
        <h1>{children}</h1>
        {text && <p>{text}</p>}
      </div>
    </header>
  )
}
