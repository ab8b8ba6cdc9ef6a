import { BlockList, isIP } from 'node:net'

// Written by proxies of all kinds; no browser sends one of these by itself.
const FORWARDING_HEADER =
  /^(forwarded|via|x-forwarded|x-original-|x-real-|x-client-|x-cluster-|true-client-|cf-|fly-|fastly-)/

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4')
thisMachine.addAddress('::1', 'ipv6')

/** The one name for every address that cannot be read. */
const UNREADABLE = 'unknown'
const GROUPS_OF_IPV6 = 8
const GROUPS_OF_NETWORK = 4

/**
 * The network whose requests are counted together: the address, or of an IPv6 address the 64 bits that a household
 * has. All addresses that cannot be read count as one, so that nobody escapes a limit by writing nonsense.
 */
export function networkOf(address: string): string {
  const family = isIP(address)
  if (family === 0) return UNREADABLE
  if (family === 4) return address
  // The name of a network card may follow the address.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(GROUPS_OF_IPV6 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK).join(':')
}

/** What of a request shows whether it was forwarded. */
export type Arrival = { socketAddress: string | undefined; httpVersion: string | undefined; headers: Headers }

/**
 * Did a program on this machine make this request itself, to a name of this machine? A proxy that changes nothing
 * cannot be told from one, so this alone does not protect a site that is reached through a proxy.
 */
export function isOnThisMachine({ socketAddress = '', httpVersion, headers }: Arrival): boolean {
  if (!isLoopbackAddress(socketAddress) || !isLoopbackHost(headers.get('host') ?? '')) return false
  // By default, nginx up to 1.28 asks in HTTP/1.0 and adds no header; no browser has spoken it for decades.
  if (httpVersion === '1.0') return false
  return !Array.from(headers.keys()).some((name) => FORWARDING_HEADER.test(name))
}

/** `localhost:3000`, `127.0.0.1`, `[::1]:3000`: a foreign name that points here is not one of them. */
export function isLoopbackHost(host: string): boolean {
  const name = URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
    : ''
  return name === 'localhost' || isLoopbackAddress(name)
}

/** Do both addresses name this machine by the same port, be it by different names? */
export function areLocalTwins(one: URL, other: URL): boolean {
  return isLoopbackHost(one.host) && isLoopbackHost(other.host) && one.port === other.port
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  const family = isIP(plain)
  return family !== 0 && thisMachine.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Finds where a request comes from: the connection's own address, unless that is one of the `trusted` proxies;
 * then the last address in `X-Forwarded-For` that is not. What anybody else writes there is not believed. Where a
 * proxy wrote no address, it is the proxy's own; an empty text when not even the connection has one.
 */
export function callerAddresses(
  trusted: readonly string[],
): (socketAddress: string | undefined, headers: Headers) => string {
  const proxies = new BlockList()
  for (const range of trusted) {
    const { address, bits, family } = partsOfRange(range)
    proxies.addSubnet(address, bits, family)
  }
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (socketAddress, headers) => {
    const hops = [...(headers.get('x-forwarded-for') ?? '').split(','), socketAddress ?? '']
    let nearest = ''
    for (const hop of hops.reverse().map(addressIn)) {
      if (isIP(hop) === 0) break
      nearest = hop
      if (!isProxy(hop)) break
    }
    return nearest
  }
}

/** The address in a hop as proxies write it: `203.0.113.7`, `203.0.113.7:5555`, `2001:db8::1`, `[2001:db8::1]:5555`. */
function addressIn(hop: string): string {
  const text = hop.trim()
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(text) ?? []
  return (ipv4 ?? ipv6 ?? text).replace(/^::ffff:/i, '')
}

/** An address with the number of its bits that count; without a number, all of them. */
export function partsOfRange(range: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } {
  const [address = '', bits] = range.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return { address, bits: Number(bits ?? (family === 'ipv6' ? 128 : 32)), family }
}
