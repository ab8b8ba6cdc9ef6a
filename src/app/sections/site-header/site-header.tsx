import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../brand.tsx'
import { whatsappLink } from '../contact-links.ts'
import { PrintSender } from '../print-sender.tsx'
import { AccountLinks, type SignedIn } from '../session/account-links.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { DRAWER } from './drawer.tsx'
import { NavLinks } from './nav-links.tsx'

type SiteHeaderProps = {
  signedIn: SignedIn | undefined
  /** Missing when not even that could be read. */
  publicUrl: string | undefined
  /** Over the picture, and clear until the page is scrolled. */
  isHome: boolean
  /** On small screens the header has the chat, because the foot has the price. */
  hasPriceBar: boolean
}

export function SiteHeader({ signedIn, publicUrl = '', isHome, hasPriceBar }: SiteHeaderProps) {
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
          className={hasPriceBar ? 'site-header__chat site-header__chat--only' : 'site-header__chat'}
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
        <PrintSender publicUrl={publicUrl} />
      </div>
    </header>
  )
}
