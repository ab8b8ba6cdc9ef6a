import { type FocusEvent, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

/** The menu of small screens. The browser opens and closes it, also without scripts. */
export function Drawer({ id, signedIn }: { id: string; signedIn: SignedIn | undefined }) {
  const drawer = useRef<HTMLDivElement>(null)
  const close = () => drawer.current?.hidePopover()
  /** Otherwise the keyboard would walk on through what the drawer covers. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className="drawer" id={id} popover="auto" ref={drawer} onBlur={closeWhenLeft}>
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
