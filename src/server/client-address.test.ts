import { expect, test } from 'vitest'
import { callerAddresses, isLoopbackHost, isOnThisMachine, networkOf } from './client-address.ts'

test.for([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '127.8.9.10',
  '[::1]',
  '[::1]:3000',
])('%s is a name of this machine', (host) => {
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
])('%j is not', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})

test.for(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'a browser at %s is on this machine',
  (address) => {
    expect(isOnThisMachine(address, new Headers({ host: 'localhost:3000' }))).toBe(true)
  },
)

test.for([undefined, '', 'localhost', '203.0.113.7', '::ffff:203.0.113.7', 'fe80::1', '0.0.0.0', '::'])(
  'a browser at %j is not',
  (address) => {
    expect(isOnThisMachine(address, new Headers({ host: 'localhost:3000' }))).toBe(false)
  },
)

test.for(['forwarded', 'x-forwarded-for', 'x-real-ip', 'x-forwarded-host', 'via'])(
  'what came with the header %s was sent on by something, whatever it says',
  (name) => {
    for (const value of ['203.0.113.7', '127.0.0.1', '']) {
      expect(isOnThisMachine('127.0.0.1', new Headers({ host: 'localhost:3000', [name]: value }))).toBe(false)
    }
  },
)

test('a foreign name that points to this machine is not taken for it', () => {
  expect(isOnThisMachine('127.0.0.1', new Headers({ host: 'rebound.example.com:3000' }))).toBe(false)
  expect(isOnThisMachine('127.0.0.1', new Headers())).toBe(false)
})

test.for(['203.0.113.7', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:db8::1', 'fec0::1'])(
  '%s can be the address of a visitor from outside',
  (address) => {
    expect(networkOf(address)).toBeDefined()
  },
)

test.for([
  '',
  'unknown',
  '10.1.2.3',
  '127.0.0.1',
  '172.17.0.1',
  '192.168.1.5',
  '100.64.0.1',
  '::1',
  'fd00::1',
  'fe80::1',
])('%j is an address inside, or none', (address) => {
  expect(networkOf(address)).toBeUndefined()
})

test('a household with IPv6 is one network, by whichever of its addresses it comes', () => {
  for (const address of ['2001:db8:1:2::7', '2001:db8:1:2:a:b:c:d', '2001:0DB8:0001:0002::1%eth0'])
    expect(networkOf(address)).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1:3::7')).not.toBe(networkOf('2001:db8:1:2::7'))
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'))
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
  ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['a proxy that says nonsense', '10.1.2.3', 'unknown, "<script>"', '10.1.2.3'],
  ['no connection', undefined, '203.0.113.7', ''],
] as const)('the caller is found: %s', ([, socketAddress, forwarded, expected]) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  expect(callerAddresses(PROXIES)(socketAddress, headers)).toBe(expected)
})

test('without proxies the header counts for nothing', () => {
  const headers = new Headers({ 'x-forwarded-for': '198.51.100.1' })
  expect(callerAddresses([])('127.0.0.1', headers)).toBe('127.0.0.1')
})
