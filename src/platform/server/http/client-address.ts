import { BlockList, isIP } from 'node:net'

// Headers that proxies add and browsers never send.
const FORWARDING_HEADER =
  /^(forwarded|via|x-forwarded|x-original-|x-real-|x-client-|x-cluster-|true-client-|cf-|fly-|fastly-)/

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4')
thisMachine.addAddress('::1', 'ipv6')

/** Stands for every address that cannot be parsed. */
const UNKNOWN = 'unknown'
const GROUPS_OF_IPV6 = 8
const GROUPS_OF_NETWORK = 4

/**
 * The network that rate limits count: the IPv4 address, or the /64 prefix of an IPv6 address. All addresses that
 * cannot be parsed count as one network, so that garbage does not evade a limit.
 */
export function networkOf(address: string): string {
  const family = isIP(address)
  if (family === 0) return UNKNOWN
  if (family === 4) return address
  // Without a zone id such as `%eth0`.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(GROUPS_OF_IPV6 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK).join(':')
}

/** The parts of a request that show whether a proxy forwarded it. */
type ConnectionInfo = {
  socketAddress: string | undefined
  httpVersion: string | undefined
  headers: Headers
}

/**
 * Does the request come directly from a client on this machine, to a loopback name? A proxy that changes nothing
 * looks the same, so this alone does not protect a site behind a proxy.
 */
export function isOnThisMachine({ socketAddress = '', httpVersion, headers }: ConnectionInfo): boolean {
  if (!isLoopbackAddress(socketAddress) || !isLoopbackHost(headers.get('host') ?? '')) return false
  // nginx up to 1.28 proxies in HTTP/1.0 without any header by default; browsers do not use HTTP/1.0.
  if (httpVersion === '1.0') return false
  return !Array.from(headers.keys()).some((name) => FORWARDING_HEADER.test(name))
}

/** `localhost:3000`, `127.0.0.1`, `[::1]:3000`; not another name that resolves to this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
    : ''
  return name === 'localhost' || isLoopbackAddress(name)
}

/** Do both URLs name this machine with the same port, by whichever loopback name? */
export function isSameLoopbackSite(one: URL, other: URL): boolean {
  return isLoopbackHost(one.host) && isLoopbackHost(other.host) && one.port === other.port
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  const family = isIP(plain)
  return family !== 0 && thisMachine.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Returns a function that finds the client's IP address: that of the socket or, if it is a trusted proxy, the last
 * address in `X-Forwarded-For` that is not one. If a proxy wrote no address there, the result is the proxy's own;
 * an empty string when even the socket has none.
 */
export function clientAddressResolver(
  trusted: readonly string[],
): (socketAddress: string | undefined, headers: Headers) => string {
  const proxies = new BlockList()
  for (const range of trusted) {
    const { address, bits, family } = parseRange(range)
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

/** The IP address of one hop, in any form that proxies write: `203.0.113.7`, `203.0.113.7:5555`, `2001:db8::1`, `[2001:db8::1]:5555`. */
function addressIn(hop: string): string {
  const text = hop.trim()
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(text) ?? []
  return (ipv4 ?? ipv6 ?? text).replace(/^::ffff:/i, '')
}

/** A CIDR range; without a prefix length, a single address. */
export function parseRange(range: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } {
  const [address = '', bits] = range.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return { address, bits: Number(bits ?? (family === 'ipv6' ? 128 : 32)), family }
}
