import type { Logger } from 'pino'
import type { CountedNetwork } from '#operations/spend-budget.ts'
import type { SiteContext } from '../site-context.ts'
import { callerAddresses, isOnThisMachine, networkOf } from './client-address.ts'

/** What the connection of a request tells of who makes it. */
export type Visitors = {
  /** The network address; an empty text when it is not known. */
  addressOf(c: SiteContext): string
  /** Whom limits count the request for. */
  networkOf(c: SiteContext): CountedNetwork
  /** Was the request made on this very machine and forwarded by nothing that can be noticed? */
  isOnThisMachine(c: SiteContext): boolean
}

/** Enough to name every instance of a proxy, and no more than strangers may fill the log with. */
const PEERS_REMEMBERED = 10

/**
 * @param trusted address ranges of proxies whose `X-Forwarded-For` is believed
 * @param isPublic whether other people can open the site; then every request is counted
 */
export function createVisitors({
  trusted,
  isPublic,
  log,
}: {
  trusted: readonly string[]
  isPublic: boolean
  log: Pick<Logger, 'warn'>
}): Visitors {
  const callerAddress = callerAddresses(trusted)
  const told = new Set<string>()

  const addressOf: Visitors['addressOf'] = (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const address = callerAddress(peer, c.req.raw.headers)
    if (peer?.replace('::ffff:', '') === address && c.req.raw.headers.has('x-forwarded-for'))
      tellOnce(address)
    return address
  }

  /** Else all guests would share one limit, and nobody would know why. */
  function tellOnce(peer: string) {
    if (told.has(peer) || told.size >= PEERS_REMEMBERED) return
    told.add(peer)
    log.warn(
      { peer },
      'X-Forwarded-For is not used: TRUST_PROXY does not name this peer, or no address is in it. All visitors behind it count as one',
    )
  }

  const isHere: Visitors['isOnThisMachine'] = (c) => {
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
      const isByTheSite = c.env?.incoming === undefined
      return isByTheSite || (!isPublic && isHere(c)) ? undefined : networkOf(addressOf(c))
    },
    isOnThisMachine: isHere,
  }
}
