import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { href } from 'react-router'
import deskCss from '../../desk/frame/desk.css?url'
import { pageTitle } from '../../parts/head/page-title.ts'
import appCss from '../../styles/app.css?url'
import fontsCss from '../../styles/fonts.css?url'

/** Whether scripts of the site ask, which show a refusal themselves and need it as data. */
export function isForScripts({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}

/**
 * The answer to a form of the desk that got no further than the middleware. A document of its own: React Router would show
 * an error from there in the site around the pages of guests, because no loader has run.
 */
export function refusedDocument(status: number, notice: ReactNode): Response {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{pageTitle('Desk, dashboard')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[fontsCss, appCss, deskCss].map((sheet) => (
          <link rel="stylesheet" href={sheet} key={sheet} />
        ))}
      </head>
      <body>
        <main className="admin__alone grid gap-16" id="main" tabIndex={-1}>
          <div role="alert">{notice}</div>
          <a className="link" href={href('/')}>
            Back to the website
          </a>
        </main>
      </body>
    </html>,
  )
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
