import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

type SecuritySettings = { isHttps: boolean; development: boolean; checkoutOrigins: readonly string[] }

/** A driver may let the phone say where a step was pressed; no other page may ask. */
const MAY_ASK_FOR_PLACE = '/driver/'

/** A strict content security policy: only the site's own scripts run, and forms go to the site or the checkout. */
export function securityHeaders(settings: SecuritySettings): MiddlewareHandler {
  const everywhere = headersWith(settings, [])
  const forDrivers = headersWith(settings, ['self'])
  return (c, next) => (c.req.path.startsWith(MAY_ASK_FOR_PLACE) ? forDrivers : everywhere)(c, next)
}

function headersWith(
  { isHttps, development, checkoutOrigins }: SecuritySettings,
  geolocation: readonly 'self'[],
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      // In development Vite inserts scripts and styles.
      scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'", ...checkoutOrigins],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    // Keeps booking tokens in URLs private. `no-referrer` would also send `Origin: null` with forms, which then fail the CSRF check.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginEmbedderPolicy: false,
    // Not needed: these pages cannot be embedded.
    originAgentCluster: false,
    // Only for obsolete browsers and plug-ins.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [...geolocation], payment: [] },
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
  })
}
