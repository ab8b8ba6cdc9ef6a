import { href, Link } from 'react-router'
import { Brand } from '../../parts/brand.tsx'
import { SignOutForm } from '../../parts/session/account-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TabLink } from './tab-link.tsx'
import { DESK_TABS, TABS } from './tabs.ts'

/** What the rail and the bar of a phone show. */
export type RailProps = {
  email: string
  /** How many trips and other things need a person. */
  needsCount: number
}

/** The navigation of the desk and the dashboard; on a phone only its head is left, above the page. */
export function Rail({ email, needsCount }: RailProps) {
  return (
    <header className="rail column">
      <Brand />
      <nav className="rail__tabs stack" aria-label="Desk and dashboard">
        {DESK_TABS.map((tab) => (
          <TabLink tab={tab} needsCount={needsCount} key={tab.to} />
        ))}
        <hr />
        {TABS.map((tab) => (
          <TabLink tab={tab} needsCount={needsCount} key={tab.to} />
        ))}
        <SecurityLink />
      </nav>
      <div className="rail__person">
        <p className="break below-8" title={email}>
          {email}
        </p>
        <SignOutForm />
      </div>
    </header>
  )
}

/** The protection of the account; its page has no rail, so it is a new document. */
export function SecurityLink() {
  return (
    <Link className="rail__tab" to={href('/admin/security')} title="Security" reloadDocument>
      <Icon name="shield" />
      <span className="rail__name">Security</span>
    </Link>
  )
}
