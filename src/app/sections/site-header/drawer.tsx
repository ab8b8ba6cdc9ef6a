import { Icon } from '../../ui/icon.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

export const DRAWER = 'site-menu'

/**
 * The menu of small screens, which the header opens. It stands at the end of the page, as nobody sees it at first.
 * The browser opens and closes it; the rest is in document/menu-and-copy.ts.
 */
export function Drawer({ signedIn }: { signedIn: SignedIn | undefined }) {
  return (
    <section className="drawer" id={DRAWER} popover="auto" aria-label="Menu and contact">
      <button
        className="drawer__close"
        type="button"
        popoverTarget={DRAWER}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="cross" />
      </button>
      <nav aria-label="Menu">
        <NavLinks />
      </nav>
      <AccountLinks signedIn={signedIn} />
      <ContactButtons />
    </section>
  )
}
