import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import {
  data,
  href,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { company } from '#content/company.ts'
import type { Route } from './+types/root.ts'
import { ChatBanner } from './parts/chat-banner/chat-banner.tsx'
import { ErrorPage } from './parts/error-page/error-page.tsx'
import { OnTheWay } from './parts/on-the-way.tsx'
import { RouteAnnouncer } from './parts/route-announcer.tsx'
import { AccessCheck } from './parts/session/access-check.tsx'
import type { SignedIn } from './parts/session/account-links.tsx'
import { SiteFooter } from './parts/site-footer/site-footer.tsx'
import { Drawer } from './parts/site-header/drawer.tsx'
import { SiteHeader } from './parts/site-header/site-header.tsx'
import { accessOf } from './shell/access/access.ts'
import { admit } from './shell/access/admit.ts'
import { keepPrivate } from './shell/access/keep-private.ts'
import { spendBudgets } from './shell/access/spend-budgets.tsx'
import { depsContext } from './shell/context.ts'
import { loadFonts } from './shell/document/load-stylesheets.ts'
import { PageStyles } from './shell/document/placeholders.tsx'
import { readFlash } from './shell/flash-message.ts'
import { CHAT_AT_END, DASHBOARD, HAS_PRICE_BAR, HOME, NO_SCRIPTS } from './shell/page-handles.ts'
import printStyles from './styles/print.css?url'
import { useIsHydrated } from './ui/hooks/use-is-hydrated.ts'
import { Toast } from './ui/toast.tsx'

const FONTS = ['/fonts/anuphan-basic.woff2', '/fonts/fahkwang-basic.woff2']

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'stylesheet', href: printStyles, media: 'print' },
]

/** For every address of the site, before its loaders and actions: see `access/audiences.ts`. */
export const middleware: Route.MiddlewareFunction[] = [keepPrivate, admit, spendBudgets]

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const access = await accessOf({ request, context })
  const isIn = access.kind === 'admin' || access.kind === 'user'
  const signedIn = isIn ? { email: access.email, isAdmin: access.kind === 'admin' } : undefined
  const flash = readFlash(request)
  return data(
    { publicUrl: deps.publicUrl, signedIn, toast: flash?.toast },
    flash && { headers: { 'set-cookie': flash.clear } },
  )
}

/**
 * Reads the session again on the way to and from the account pages, on the way from the dashboard and the desk, and after an
 * accepted form, which may have changed it. The account forms load a new document instead. The dashboard and the desk check
 * the session themselves: when one of their pages cannot be loaded, they show their own error page, not the guest's.
 */
export function shouldRevalidate({
  formMethod,
  formAction,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod === 'POST') return defaultShouldRevalidate && !formAction?.startsWith(href('/auth'))
  if (/^\/(admin|desk)\b/.test(nextUrl.pathname)) return false
  return [currentUrl, nextUrl].some(({ pathname }) => /^\/(auth|admin|desk)\b/.test(pathname))
}

export const meta: Route.MetaFunction = () => [
  { title: `${company.name}: ${company.tagline}` },
  {
    name: 'description',
    content: `${company.tagline}. One price for the whole vehicle, with driver, fuel, parking and highway fees.`,
  },
]

/** Ahead of the hero picture, which is smaller: on a slow connection the first request is served first. */
function preloadFonts() {
  for (const font of FONTS) preload(font, { as: 'font', crossOrigin: 'anonymous' })
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle)
  // A page that could not be loaded has no price.
  const hasPriceBar = matches.some(
    ({ handle, loaderData }) => handle === HAS_PRICE_BAR && loaderData !== undefined,
  )
  const isDashboard = handles.includes(DASHBOARD)
  // In the browser this runs only after a page with scripts, which may navigate to one without.
  const hasScripts = !import.meta.env.SSR || !handles.includes(NO_SCRIPTS)
  if (import.meta.env.SSR) preloadFonts()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageStyles />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1b18" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        {/* First, so that a newer toast of the page covers it. */}
        <Toast message={root?.toast} />
        {isDashboard ? (
          children
        ) : (
          <Site
            {...root}
            isHome={handles.includes(HOME)}
            hasPriceBar={hasPriceBar}
            chatAtEnd={handles.includes(CHAT_AT_END)}
          >
            {children}
          </Site>
        )}
        {hasScripts && (
          <>
            <RouteAnnouncer onNavigate={loadFonts} />
            <ScrollPositions />
            <OnTheWay />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

type SiteProps = {
  publicUrl?: string
  signedIn?: SignedIn
  isHome: boolean
  hasPriceBar: boolean
  chatAtEnd: boolean
  children: ReactNode
}

/** Header, footer and menu around every page for guests. */
function Site({ publicUrl, signedIn, isHome, hasPriceBar, chatAtEnd, children }: SiteProps) {
  return (
    <>
      <SiteHeader {...{ signedIn, publicUrl, isHome }} hasChat={hasPriceBar || chatAtEnd} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {!hasPriceBar && <ChatBanner withButton={!isHome && !chatAtEnd} />}
      <Drawer signedIn={signedIn} />
      <AccessCheck />
    </>
  )
}

/** Not before React has hydrated the page: until then the browser restores positions, without a script in every page. */
function ScrollPositions() {
  return useIsHydrated() && <ScrollRestoration />
}

export default function App() {
  return <Outlet />
}

export const ErrorBoundary = ErrorPage
