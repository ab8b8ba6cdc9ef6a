import { useEffect, useRef } from 'react'
import { href, Link, NavLink, useLocation } from 'react-router'
import type { Totals } from '#adapters/database/admin/totals.ts'
import { formatCount } from '#text/number-format.ts'
import { Brand } from '../../sections/brand.tsx'
import { SignOutForm } from '../../sections/session/account-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ATTENTION_PANEL_ID } from './attention/attention-panel.tsx'
import { TABS } from './tabs.ts'

/** The navigation of the dashboard. `attentionCount` is the number of items in the attention panel. */
export function Rail({
  email,
  totals,
  attentionCount,
}: {
  email: string
  totals: Totals
  attentionCount: number
}) {
  const { pathname } = useLocation()
  const tabs = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone each tab that is opened moves into view
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) tabs.current?.scrollTo({ left: current.offsetLeft - 40 })
  }, [pathname])

  return (
    <header className="rail">
      <Brand />
      <nav className="rail__tabs" aria-label="Dashboard" ref={tabs}>
        {attentionCount > 0 && (
          <Link
            className="rail__tab"
            to={{ pathname: href('/admin'), hash: ATTENTION_PANEL_ID }}
            onClick={openPanel}
          >
            <Icon name="alert" />
            Needs you
            <span className="rail__count rail__count--attention">{formatCount(attentionCount)}</span>
          </Link>
        )}
        {TABS.map(({ to, name, icon, count }) => (
          <NavLink className="rail__tab" to={to} end key={to}>
            <Icon name={icon} />
            {name}
            {count && <span className="rail__count">{formatCount(totals[count])}</span>}
          </NavLink>
        ))}
        <Link className="rail__tab" to={href('/admin/security')} reloadDocument>
          <Icon name="shield" />
          Security
        </Link>
      </nav>
      <div className="rail__person">
        <p title={email}>{email}</p>
        <SignOutForm />
      </div>
    </header>
  )
}

/** The panel may be on this page already, and closed. */
function openPanel() {
  const panel = document.getElementById(ATTENTION_PANEL_ID)
  if (panel instanceof HTMLDetailsElement) panel.open = true
}
