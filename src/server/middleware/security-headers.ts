import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'

type SecuritySettings = { isHttps: boolean; development: boolean; checkoutOrigins: readonly string[] }

/** Strict rules for browsers; only this site's own scripts run, and forms lead only here or to the checkout. */
export function securityHeaders({
  isHttps,
  development,
  checkoutOrigins,
}: SecuritySettings): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      // While developing, the tools insert scripts and styles of their own.
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
    // Addresses with booking tokens stay here. "no-referrer" would also make browsers send "Origin: null" with forms, which then look forged.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginEmbedderPolicy: false,
    // Nobody embeds these pages, so there is nobody to be kept apart from.
    originAgentCluster: false,
    // They speak to browsers and plug-ins that cannot show these pages.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
  })
}
