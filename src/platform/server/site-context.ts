import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The context of a request: its Node connection, and the CSP nonce of its response. */
export type Site = { Bindings: Partial<HttpBindings>; Variables: { secureHeadersNonce?: string } }
export type SiteContext = Context<Site>
