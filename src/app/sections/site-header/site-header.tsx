import { useRef } from 'react'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../brand.tsx'
import { phoneLink, whatsappLink } from '../contact-links.ts'
import { NavLinks } from './nav-links.tsx'

const DRAWER = 'site-menu'

export function SiteHeader() {
  const drawer = useRef<HTMLDivElement>(null)

  return (
    <header className="site-header">
      <div className="site-header__bar wrap">
        <Brand />
        <nav className="site-header__links" aria-label="Main">
          <NavLinks />
        </nav>
        <div className="site-header__contact">
          <ContactButtons />
        </div>
        <a
          className="site-header__chat"
          href={whatsappLink}
          target="_blank"
          rel="noopener"
          aria-label="WhatsApp"
        >
          <Icon name="chat" />
        </a>
        <button className="site-header__menu" type="button" popoverTarget={DRAWER} aria-label="Menu">
          <Icon name="menu" />
        </button>
      </div>
      <div className="drawer" id={DRAWER} popover="auto" ref={drawer}>
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
          <NavLinks onFollow={() => drawer.current?.hidePopover()} />
        </nav>
        <ContactButtons />
      </div>
    </header>
  )
}

function ContactButtons() {
  return (
    <>
      <AnchorButton look="quiet" href={phoneLink}>
        <Icon name="phone" />
        <span className="site-header__call">Call us</span>
      </AnchorButton>
      <AnchorButton href={whatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </AnchorButton>
    </>
  )
}
