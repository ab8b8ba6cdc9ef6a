import type { App } from '#server/app.ts'
import { testSite } from '../site.ts'

type AppModule = typeof import('#server/app.ts')
type Resources = Parameters<AppModule['createApp']>[0]

/** The whole site as `npm run build` made it, asked in process; everything real but its clock. */
export async function builtSite(options?: Parameters<typeof testSite>[0], changes: Partial<Resources> = {}) {
  const site = await testSite(options)
  // Named in a variable: the file exists only after a build.
  const bundle = '../../build/server/index.js'
  const { createApp } = (await import(bundle)) as AppModule
  const unchanging = { isListening: () => true, onChange: () => {} }
  const resources = {
    ...site.resources,
    isReady: async () => true,
    changes: unchanging,
    metrics: () => '',
    ...changes,
  }
  const app = createApp(resources)
  return {
    ...site,
    resources,
    createApp,
    app,
    get: (path: string, init?: RequestInit) => visit(app, path, init),
  }
}

export type BuiltSite = Awaited<ReturnType<typeof builtSite>>

/** Asks for an address of the site and reads the page, as a browser without scripts would. */
export async function visit(app: App, path: string, init?: RequestInit) {
  const response = await app.request(`http://localhost:3000${path}`, init)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: textOf(html), ...headOf(html) }
}

/** What `<form method="post">` sends from this page of the site. */
export function formPost(path: string, fields: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      referer: `http://localhost:3000${path}`,
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  }
}

function headOf(html: string) {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return { title: withoutEntities(title), canonical }
}

/** The words of the page: no scripts, no tags, white space folded. */
export function textOf(html: string): string {
  const words = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
  return withoutEntities(words).replace(/\s+/g, ' ').trim()
}

function withoutEntities(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => named[name] ?? '')
}
