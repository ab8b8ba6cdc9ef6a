import { BlockList, isIP } from 'node:net'

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'x-forwarded-host', 'via']

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4')
thisMachine.addAddress('::1', 'ipv6')

/** Is the connection from this machine, made by the browser itself and to a name of this machine? */
export function isOnThisMachine(socketAddress: string | undefined, headers: Headers): boolean {
  if (FORWARDING_HEADERS.some((name) => headers.has(name))) return false
  return isLoopbackAddress(socketAddress ?? '') && isLoopbackHost(headers.get('host') ?? '')
}

/** `localhost:3000`, `127.0.0.1`, `[::1]:3000`: a foreign name that points here is not one of them. */
export function isLoopbackHost(host: string): boolean {
  const name = URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '')
    : ''
  return name === 'localhost' || isLoopbackAddress(name)
}

function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  const family = isIP(plain)
  return family !== 0 && thisMachine.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
