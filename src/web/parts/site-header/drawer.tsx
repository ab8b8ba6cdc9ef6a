import { Icon } from '../../ui/icon.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

export const DRAWER = 'site-menu'

/**
 * The menu of small screens, which the header opens. It is at the end of the page, after the content of the first view.
 * The browser opens and closes it as a popover; document/menu-focus.ts handles the focus.
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
