import { href, Link } from 'react-router'
import { CATEGORIES } from '#catalogue/tour.rules.ts'
import { company } from '#content/company.ts'
import { Icon } from '../../ui/icon.tsx'
import { Brand } from '../brand.tsx'
import { Breakable } from '../breakable.tsx'
import { companyEmailLink, companyPhoneLink, companyWhatsappLink } from '../contact-links.ts'

const KINDS = ['nature', 'history', 'culture', 'wildlife'] as const

export function FooterColumns() {
  return (
    <>
      <div className="site-footer__columns">
        <Business />
        <nav aria-labelledby="footer-trips">
          <h2 id="footer-trips">Day trips</h2>
          <ul>
            <FooterLink to={href('/tours')}>All day trips</FooterLink>
            {KINDS.map((kind) => (
              <FooterLink key={kind} to={`${href('/tours')}?category=${kind}`}>
                {CATEGORIES[kind]}
              </FooterLink>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-start">
          <h2 id="footer-start">Plan a trip</h2>
          <ul>
            <FooterLink to={href('/pre-made-trips/:region', { region: 'bangkok' })}>From Bangkok</FooterLink>
            <FooterLink to={href('/pre-made-trips/:region', { region: 'kanchanaburi' })}>
              From Kanchanaburi
            </FooterLink>
            <FooterLink to={href('/custom-trip')}>Custom trip</FooterLink>
            <FooterLink to={href('/taxi-service')}>Taxi service</FooterLink>
            <FooterLink to={href('/blog')}>Blog</FooterLink>
          </ul>
        </nav>
        <Contact />
      </div>
      <div className="site-footer__town" lang="th" data-town={company.townThai} />
      <div className="site-footer__legal">
        <p>{`${company.name}, ${company.address}. Licence ${company.licence}`}</p>
        <ul>
          <FooterLink to={href('/about')}>Who we are</FooterLink>
          <FooterLink to={href('/privacy')}>Privacy</FooterLink>
          <FooterLink to={href('/terms')}>Terms</FooterLink>
        </ul>
      </div>
    </>
  )
}

function Business() {
  return (
    <div className="site-footer__business">
      <Brand />
      <p>{company.tagline}</p>
    </div>
  )
}

function Contact() {
  return (
    <div className="site-footer__contact">
      <h2>Talk to us</h2>
      <ul>
        <li>
          <a href={companyPhoneLink}>
            <Icon name="phone" />
            {company.phone}
          </a>
        </li>
        <li>
          <a href={companyWhatsappLink} target="_blank" rel="noopener">
            <Icon name="chat" />
            WhatsApp
          </a>
        </li>
        <li>
          <a href={companyEmailLink}>
            <Icon name="mail" />
            <span>
              <Breakable text={company.email} />
            </span>
          </a>
        </li>
        <li className="site-footer__hours">
          <Icon name="clock" />
          {`${company.hours.opens}-${company.hours.closes}, ${company.hours.days}`}
        </li>
      </ul>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  )
}
