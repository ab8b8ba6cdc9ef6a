import { BlockList, isIP, isIPv6 } from 'node:net'

// Written by proxies of all kinds; no browser sends one of these by itself.
const FORWARDING_HEADER =
  /^(forwarded|via|x-forwarded|x-original-|x-real-|x-client-|x-cluster-|true-client-|cf-|fly-|fastly-)/

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4')
thisMachine.addAddress('::1', 'ipv6')

const ownNetworks = new BlockList()
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(range, bits, 'ipv4')
for (const [range, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(range, bits, 'ipv6')

/**
 * Whom limits are counted for: the address, or with IPv6 the 64 bits of it that a household has; undefined when it
 * is not public, which is a proxy's or our own and stands for nobody. The name of a network card may follow the address.
 */
export function networkOf(address: string): string | undefined {
  if (!isPublicAddress(address)) return undefined
  if (!isIPv6(address)) return address
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
  const groups = head.split(':')
  return (tail === undefined ? groups : [...groups, '0', '0', '0']).slice(0, 4).join(':')
}

/** Can this be the address of a visitor from outside? */
function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !ownNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Is the connection from this machine, made by the browser itself and to a name of this machine? */
export function isOnThisMachine(socketAddress: string | undefined, headers: Headers): boolean {
  if (Array.from(headers.keys()).some((name) => FORWARDING_HEADER.test(name))) return false
  return isLoopbackAddress(socketAddress ?? '') && isLoopbackHost(headers.get('host') ?? '')
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
 * then the last address in `X-Forwarded-For` that is not. What anybody else writes there is not believed.
 */
export function callerAddresses(
  trusted: readonly string[],
): (socketAddress: string | undefined, headers: Headers) => string {
  const proxies = new BlockList()
  for (const range of trusted) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    proxies.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (socketAddress, headers) => {
    const hops = [...(headers.get('x-forwarded-for') ?? '').split(','), socketAddress ?? '']
    let nearest = ''
    for (const hop of hops.reverse().map((text) => text.trim().replace(/^::ffff:/, ''))) {
      if (isIP(hop) === 0) break
      nearest = hop
      if (!isProxy(hop)) break
    }
    return nearest
  }
}
