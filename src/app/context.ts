import { createContext } from 'react-router'
import type { Deps } from '#operations/deps.ts'
import type { CountedNetwork } from '#operations/limits/spend-budget.ts'

/** The outside world, as loaders and actions receive it. Filled by the server for each request. */
export const depsContext = createContext<Deps>()

/** Who is asking, as far as the connection tells. */
export const visitorContext = createContext<{
  /** The request was made on this very machine and forwarded by nothing that can be noticed. */
  isOnThisMachine: () => boolean
  /** The network address, by which limits of accounts are counted; an empty text when it is not known. */
  address: string
  /** Whom forms are counted for. */
  network: CountedNetwork
}>()

/** Seconds after which a visitor may send again whose network has used up a budget; the server says so in a header. */
export const retryAfterContext = createContext<number | null>(null)

/** The nonce that lets this answer's own scripts run under the content security policy. */
export const nonceContext = createContext<string>('')
