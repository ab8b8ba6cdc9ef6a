import { href, NavLink } from 'react-router'
import { formatCount } from '#platform/text/number-format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Tab } from './tabs.ts'

/** One entry of the rail, or of the bar at the foot of a phone. */
export function TabLink({ tab: { to, name, icon }, needsCount }: { tab: Tab; needsCount: number }) {
  const isToday = to === href('/desk')
  return (
    <NavLink className="rail__tab" to={to} title={name} end={isToday || to === href('/admin')}>
      <Icon name={icon} />
      <span className="rail__name">{name}</span>
      {isToday && needsCount > 0 && (
        <span className="rail__count to-end strong size-fine align-centre">
          {formatCount(needsCount)}
          <span className="visually-hidden"> need a person</span>
        </span>
      )}
    </NavLink>
  )
}
