import { type KeyboardEvent, type ToggleEvent, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { NavLinks } from './nav-links.tsx'

/** The menu of small screens. The browser opens and closes it, also without scripts. */
export function Drawer({ id, signedIn }: { id: string; signedIn: SignedIn | undefined }) {
  const drawer = useRef<HTMLDivElement>(null)
  const close = () => drawer.current?.hidePopover()

  function enter({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState === 'open') currentTarget.querySelector('button')?.focus()
  }

  /** After the last link comes the first again: the keyboard does not walk through what the drawer covers. */
  function stayInside(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Tab') return
    const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('a, button'))
    const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== last) return
    event.preventDefault()
    next?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className="drawer" id={id} popover="auto" ref={drawer} onToggle={enter} onKeyDown={stayInside}>
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
