import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

/** The menu of small screens. The browser opens and closes it, also without scripts. */
export function Drawer({ id, signedIn }: { id: string; signedIn: SignedIn | undefined }) {
  const drawer = useRef<HTMLDivElement>(null)
  const close = () => drawer.current?.hidePopover()
  return (
    <div className="drawer" id={id} popover="auto" ref={drawer}>
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
        <NavLinks onFollow={close} />
      </nav>
      <AccountLinks signedIn={signedIn} onFollow={close} />
      <ContactButtons />
    </div>
  )
}
