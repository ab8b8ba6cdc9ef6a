import { createContext } from 'react-router'
import type { Deps } from '#platform/deps.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'

/** The dependencies of loaders and actions (database, email, payments and so on); the server sets them per request. */
export const depsContext = createContext<Deps>()

/** What the connection tells about the client. */
export const visitorContext = createContext<{
  /** True when the request comes from this machine and carries no sign of a proxy. */
  isOnThisMachine: () => boolean
  /** The client's IP address, by which the account limits count; an empty string when it is unknown. */
  address: string
  /** The network that the form budgets count. */
  network: CountedNetwork
}>()

/** Seconds until a network that has used up a budget may send again; the server writes it into `Retry-After`. */
export const retryAfterContext = createContext<number | null>(null)

/** The nonce that the content security policy of this response allows for its own scripts. */
export const nonceContext = createContext<string>('')
