import type { Logger } from 'pino'
import type { CountedNetwork } from '../../limits/spend-budget.ts'
import type { SiteContext } from '../site-context.ts'
import { clientAddressResolver, isOnThisMachine, networkOf } from './client-address.ts'

/** Identifies the client of a request by its connection. */
export type Clients = {
  /** The client's IP address; an empty string when unknown. */
  addressOf(c: SiteContext): string
  /** The network that rate limits count; undefined when the request is not limited. */
  networkOf(c: SiteContext): CountedNetwork
  /** Does the request come directly from a client on this machine? */
  isOnThisMachine(c: SiteContext): boolean
}

/** Enough for all instances of a proxy, and a bound on what strangers can write to the log. */
const MAX_WARNED_PEERS = 10

/**
 * @param trusted address ranges of trusted proxies, whose `X-Forwarded-For` is used
 * @param isPublic whether other people can open the site; then every request is counted
 */
export function createClients({
  trusted,
  isPublic,
  log,
}: {
  trusted: readonly string[]
  isPublic: boolean
  log: Pick<Logger, 'warn'>
}): Clients {
  const findClientAddress = clientAddressResolver(trusted)
  const warnedPeers = new Set<string>()

  const addressOf: Clients['addressOf'] = (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const address = findClientAddress(peer, c.req.raw.headers)
    if (peer?.replace('::ffff:', '') === address && c.req.raw.headers.has('x-forwarded-for'))
      warnOnce(address)
    return address
  }

  /** Explains to the operator why all guests share one limit. */
  function warnOnce(peer: string) {
    if (warnedPeers.has(peer) || warnedPeers.size >= MAX_WARNED_PEERS) return
    warnedPeers.add(peer)
    log.warn(
      { peer },
      'X-Forwarded-For is not used: TRUST_PROXY does not name this peer, or no address is in it. All visitors behind it count as one',
    )
  }

  const isLocal: Clients['isOnThisMachine'] = (c) => {
    const incoming = c.env?.incoming
    const { headers } = c.req.raw
    return isOnThisMachine({
      socketAddress: incoming?.socket.remoteAddress,
      httpVersion: incoming?.httpVersion,
      headers,
    })
  }

  return {
    addressOf,
    networkOf(c) {
      const isInternal = c.env?.incoming === undefined
      return isInternal || (!isPublic && isLocal(c)) ? undefined : networkOf(addressOf(c))
    },
    isOnThisMachine: isLocal,
  }
}
