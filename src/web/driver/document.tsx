import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import { DRIVER_WORDS } from '#drives/driver.words.ts'
import { callAddress } from '#guests/contact/number-links.rules.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { isNight } from '#platform/time/night.ts'
import { DRIVER_SCRIPT } from '../shell/offline/worker-addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { ThaiAndEnglish } from './thai-and-english.tsx'

type Shown = {
  title: string
  /** Who the sheet is for; without a driver the link opens nothing. */
  driver?: { name: string; home: string } | undefined
  nowMs: number
  children: ReactNode
  /** Until when this phone may keep the page, in milliseconds since the epoch; null when it must not. */
  keepUntil?: number | null
}

/**
 * The pages of drivers are documents of their own: no menu, no footer, one style sheet and one script, so that they open
 * on an old phone and without a connection.
 */
export function driverPage(shown: Shown, status = 200): Response {
  const html = `<!doctype html>${renderToStaticMarkup(<Page {...shown} />)}`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

function Page({ title, driver, nowMs, children, keepUntil = null }: Shown) {
  const now = bangkokTime(nowMs)
  return (
    <html lang="th" data-night={isNight(now) ? '' : undefined} data-keep={keepUntil ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="same-origin" />
        <title>{`${title} | ${company.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/driver/driver.css" />
        <script type="module" src={DRIVER_SCRIPT} />
      </head>
      <body>
        <header className="top">
          {driver ? (
            <a className="top__who" href={driver.home}>
              <span>
                {`ใบงานคุณ${driver.name}`}
                <small lang="en">My jobs</small>
              </span>
            </a>
          ) : (
            <span className="top__who">{company.nameThai}</span>
          )}
          <a className="top__call" href={callAddress(company.phone)}>
            <Icon name="phone" />
            <span>
              <ThaiAndEnglish words={DRIVER_WORDS.office} />
            </span>
          </a>
        </header>
        {driver && (
          <p className="net" id="net" role="status">
            <Icon name="check" />
            <span>
              <ThaiAndEnglish words={DRIVER_WORDS.sent} after={`${now} น.`} />
            </span>
          </p>
        )}
        <main className="main">
          {driver && <h1 className="visually-hidden">{title}</h1>}
          {children}
        </main>
      </body>
    </html>
  )
}

/** For a link that has ended, and for one that never was: nothing tells them apart. */
export function deadLink(nowMs: number): Response {
  const shown = { title: 'ใบงานคนขับ', nowMs }
  return driverPage(
    {
      ...shown,
      children: (
        <h1>
          <ThaiAndEnglish words={DRIVER_WORDS.dead} />
        </h1>
      ),
    },
    404,
  )
}
