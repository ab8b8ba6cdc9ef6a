import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** What a request brings along: the connection that it came by, and the nonce of its answer. */
export type Site = { Bindings: Partial<HttpBindings>; Variables: { secureHeadersNonce?: string } }
export type SiteContext = Context<Site>
