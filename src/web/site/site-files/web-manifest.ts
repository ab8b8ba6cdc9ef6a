import { company } from '#content/company.ts'

/** Names and icons for the home screen of a phone. */
export function loader() {
  const manifest = {
    name: `${company.name}: ${company.tagline}`,
    short_name: company.name,
    description: company.tagline,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#f5f6ee',
    theme_color: '#0e4b43',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
