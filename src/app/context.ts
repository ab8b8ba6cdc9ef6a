import { createContext } from 'react-router'
import type { Deps } from '#operations/deps.ts'

/** The outside world, as loaders and actions receive it. Filled by the server for each request. */
export const depsContext = createContext<Deps>()

/** Who is asking, as far as the connection tells. */
export const visitorContext = createContext<{
  /** The browser runs on this very machine and was not forwarded by anything. */
  isOnThisMachine: () => boolean
  /** The network address that limits are counted by. */
  address: string
  /** The network that forms are counted for; undefined for an address that stands for nobody, such as our own. */
  network: string | undefined
}>()

/** The nonce that lets this answer's own scripts run under the content security policy. */
export const nonceContext = createContext<string>('')
