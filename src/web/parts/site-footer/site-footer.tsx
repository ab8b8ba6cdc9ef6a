import { href, useLocation } from 'react-router'
import { StaticMarkup } from '../static-markup.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const COLUMNS = 'footer-columns'
/** The columns never change, so the browser reuses the markup of the first page instead of loading their components. */
const columns = import.meta.env.SSR
  ? { children: <FooterColumns /> }
  : { markup: { __html: document.getElementById(COLUMNS)?.innerHTML ?? '' } }

/** Where a guest pays, and every page of a booking or a quote: there the footer says only how to reach the business. */
const AFTER_BOOKING = /^\/(booking|quote)\b/

export function SiteFooter() {
  const { pathname } = useLocation()
  const isSlim = AFTER_BOOKING.test(pathname)
  const hasOwnForm = pathname === href('/newsletter')
  return (
    <footer className={isSlim ? 'site-footer site-footer--slim' : 'site-footer'}>
      <img
        className="site-footer__ridge"
        src="/art/ridge-footer.svg"
        alt=""
        width="1440"
        height="170"
        loading="lazy"
      />
      <div className="site-footer__ground">
        <div className="wrap">
          {!hasOwnForm && !isSlim && <Newsletter />}
          <StaticMarkup id={COLUMNS} {...columns} suppressHydrationWarning />
        </div>
      </div>
    </footer>
  )
}

function Newsletter() {
  return (
    <section className="newsletter" aria-labelledby="footer-news">
      <div>
        <h2 id="footer-news">News by email</h2>
        <p>New trips, and news from the places we visit.</p>
      </div>
      <NewsletterForm />
    </section>
  )
}
