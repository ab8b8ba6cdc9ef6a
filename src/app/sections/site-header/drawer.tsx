import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

/** The menu of small screens. The browser opens and closes it, also without scripts. */
export function Drawer({ id }: { id: string }) {
  const drawer = useRef<HTMLDivElement>(null)
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
        <NavLinks onFollow={() => drawer.current?.hidePopover()} />
      </nav>
      <ContactButtons />
    </div>
  )
}
