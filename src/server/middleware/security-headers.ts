import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

type SecuritySettings = { isHttps: boolean; development: boolean; checkoutOrigins: readonly string[] }

/** A strict content security policy: only the site's own scripts run, and forms go to the site or the checkout. */
export function securityHeaders({
  isHttps,
  development,
  checkoutOrigins,
}: SecuritySettings): MiddlewareHandler {
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
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
  })
}
