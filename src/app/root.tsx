import './styles/app.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { company } from '#content/company.ts'
import type { Route } from './+types/root.ts'
import { depsContext } from './context.ts'
import { ChatBanner } from './sections/chat-banner.tsx'
import { ErrorPage } from './sections/error-page/error-page.tsx'
import { SiteFooter } from './sections/site-footer/site-footer.tsx'
import { SiteHeader } from './sections/site-header/site-header.tsx'

const FONTS = ['/fonts/anuphan-basic.woff2', '/fonts/fahkwang-basic.woff2']

export const links: Route.LinksFunction = () => [
  ...FONTS.map((font) => ({
    rel: 'preload' as const,
    href: font,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(depsContext).publicUrl }
}

/** The address of the site does not change while somebody is on it. */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = () => [
  { title: `${company.name}: ${company.tagline}` },
  {
    name: 'description',
    content: `${company.tagline}. One price for the whole car, with driver, fuel, parking and highway fees.`,
  },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1b18" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ChatBanner />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
