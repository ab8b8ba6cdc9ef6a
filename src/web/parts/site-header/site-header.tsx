import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../brand.tsx'
import { companyWhatsappLink } from '../contact-links.ts'
import { PrintSender } from '../print-sender.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { DRAWER } from './drawer.tsx'
import { NavLinks } from './nav-links.tsx'

type SiteHeaderProps = {
  signedIn: SignedIn | undefined
  /** Undefined when the root loader failed. */
  publicUrl: string | undefined
  /** The header lies over the home page's picture, transparent until the page is scrolled. */
  isHome: boolean
  /** Shows the WhatsApp link in the header on small screens, for pages without it at their foot. */
  hasChat: boolean
}

export function SiteHeader({ signedIn, publicUrl = '', isHome, hasChat }: SiteHeaderProps) {
  return (
    <header className={isHome ? 'site-header site-header--home' : 'site-header'}>
      <div className="site-header__bar wrap">
        <Brand />
        <nav className="site-header__links" aria-label="Main">
          <NavLinks />
        </nav>
        <div className="site-header__contact">
          <AccountLinks signedIn={signedIn} />
          <ContactButtons compact={signedIn !== undefined} />
        </div>
        <a
          className={hasChat ? 'site-header__chat site-header__chat--only' : 'site-header__chat'}
          href={companyWhatsappLink}
          target="_blank"
          rel="noopener"
          aria-label="WhatsApp"
        >
          <Icon name="chat" />
        </a>
        <button className="site-header__menu" type="button" popoverTarget={DRAWER} aria-label="Menu">
          <Icon name="menu" />
        </button>
        <PrintSender publicUrl={publicUrl} />
      </div>
    </header>
  )
}
