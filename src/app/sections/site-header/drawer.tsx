import { Icon } from '../../ui/icon.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

/** The menu of small screens. The browser opens and closes it; the rest is in document/plain-controls.ts. */
export function Drawer({ id, signedIn }: { id: string; signedIn: SignedIn | undefined }) {
  return (
    <div className="drawer" id={id} popover="auto">
      <button
        className="drawer__close"
        type="button"
        popoverTarget={id}
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
    </div>
  )
}
