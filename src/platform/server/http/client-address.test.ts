import { expect, test } from 'vitest'
import { clientAddressResolver, isLoopbackHost, isOnThisMachine, networkOf } from './client-address.ts'

test.for([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '127.8.9.10',
  '[::1]',
  '[::1]:3000',
])('%s is a loopback host', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.for([
  '',
  ' ',
  'www.example.com',
  'localhost.example.com',
  '127.0.0.1.example.com',
  'example.com:127',
  '0.0.0.0',
  '192.168.1.5:3000',
  '128.0.0.1',
  '[::2]',
  '[fd00::1]',
  '[::',
  'example.com#@localhost',
  'example.com/localhost',
])('%j is not a loopback host', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})

/** A request as a browser on this machine makes it, or with these differences. */
function isHere({ from = '127.0.0.1', httpVersion = '1.1', ...headers }: Record<string, string> = {}) {
  const sent = new Headers({ host: 'localhost:3000', ...headers })
  return isOnThisMachine({ socketAddress: from, httpVersion, headers: sent })
}

test.for(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'a request from %s comes from this machine',
  (from) => {
    expect(isHere({ from })).toBe(true)
  },
)

test.for(['', 'localhost', '203.0.113.7', '::ffff:203.0.113.7', 'fe80::1', '0.0.0.0', '::'])(
  'a request from %j does not come from this machine',
  (from) => {
    expect(isHere({ from })).toBe(false)
  },
)

test.for(['forwarded', 'x-forwarded-for', 'x-real-ip', 'x-forwarded-host', 'via'])(
  'a request with the header %s was forwarded, whatever its value',
  (name) => {
    for (const value of ['203.0.113.7', '127.0.0.1', '']) expect(isHere({ [name]: value })).toBe(false)
  },
)

test('a request in HTTP/1.0 was forwarded', () => {
  expect(isHere({ httpVersion: '1.0' })).toBe(false)
})

test('a foreign name that resolves to this machine is not a loopback host', () => {
  expect(isHere({ host: 'rebound.example.com:3000' })).toBe(false)
  expect(isHere({ host: '' })).toBe(false)
})

test.for(['203.0.113.7', '10.1.2.3', '127.0.0.1', '192.168.1.5', '0.0.0.0'])(
  '%s is a network of its own',
  (address) => {
    expect(networkOf(address)).toBe(address)
  },
)

test('all addresses that cannot be parsed are one network', () => {
  for (const text of ['', 'unknown', '_hidden', '203.0.113', '203.0.113.7, 8.8.8.8', ':::', '1.2.3.4:5555'])
    expect(networkOf(text)).toBe('unknown')
})

test('all addresses of an IPv6 /64 are one network', () => {
  for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:a:b:c:d', '2001:0DB8:0001:0002::1%eth0'])
    expect(networkOf(address)).toBe('2001:db8:1:2')
  const others = [
    '2001:db8:1:3::7',
    '2001:db8::1',
    '2001:0:0:5:a:b:c:d',
    '2001::6:a:b:c:d',
    '::1',
    'fe80::1%eth0',
    'fd00::1',
  ]
  expect(others.map(networkOf)).toEqual([
    '2001:db8:1:3',
    '2001:db8:0:0',
    '2001:0:0:5',
    '2001:0:0:6',
    '0:0:0:0',
    'fe80:0:0:0',
    'fd00:0:0:0',
  ])
})

const PROXIES = ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']

test.for([
  ['a visitor', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who writes the header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a visitor behind a proxy', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a visitor who writes the header, behind a proxy', '10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', '192.0.2.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['an IPv4 connection told in the IPv6 way', '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a visitor and a proxy with IPv6', '2001:db8::5', '2a00::1', '2a00::1'],
  ['an address with a port', '10.1.2.3', '203.0.113.7:5555', '203.0.113.7'],
  ['an address of IPv6 with a port', '10.1.2.3', '[2a00::1]:5555', '2a00::1'],
  ['an address of IPv6 in brackets', '10.1.2.3', '[2a00::1]', '2a00::1'],
  ['IPv4 told in the IPv6 way, with a port', '10.1.2.3', '[::FFFF:203.0.113.7]:80', '203.0.113.7'],
  ['a visitor from inside', '192.0.2.1', '192.168.1.5', '192.168.1.5'],
  ['a port behind what is no address', '10.1.2.3', 'unknown:5555', '10.1.2.3'],
  ['a visitor who writes what is no address', '10.1.2.3', 'unknown, 203.0.113.7', '203.0.113.7'],
  ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['a proxy that says nonsense', '10.1.2.3', 'unknown, "<script>"', '10.1.2.3'],
  ['no connection', undefined, '203.0.113.7', ''],
] as const)('the client address is found: %s', ([, socketAddress, forwarded, expected]) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  expect(clientAddressResolver(PROXIES)(socketAddress, headers)).toBe(expected)
})

test('without trusted proxies the header is ignored', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.1' })
  expect(clientAddressResolver([])('127.0.0.1', headers)).toBe('127.0.0.1')
})
