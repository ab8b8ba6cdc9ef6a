import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { company } from '#content/company.ts'
import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { parseRange } from '../http/client-address.ts'

export const MIN_SECRET_LENGTH = 32

const port = z
  .string()
  .transform(Number)
  .refine(
    (number) => Number.isInteger(number) && number >= 1 && number <= 65_535,
    'must be a number from 1 to 65535',
  )
const siteAddress = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(isSiteAddress, 'must be an http or https address without a path, like https://www.example.com')
const httpAddress = z
  .string()
  .refine((text) => hasProtocol(text, ['http:', 'https:']), 'must be an http or https address')
const emailAddress = z.string().refine(isEmailAddress, 'must be one email address')
const addressRanges = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((ranges) => ranges.every(isAddressRange), {
    error: 'must be address ranges separated by commas, like 10.0.0.0/8',
    abort: true,
  })
  .refine(
    (ranges) => !ranges.some(isTooWide),
    'must name your proxies only: a range wider than /8, or /16 with IPv6, would let visitors choose their address',
  )

/** Every setting: its validation and its default. */
export const settingFields = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: siteAddress.optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => hasProtocol(text, ['postgres:', 'postgresql:']), 'must be a postgres:// address')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  SMTP_URL: z
    .string()
    .refine((text) => hasProtocol(text, ['smtp:', 'smtps:']), 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: emailAddress.default(company.email),
  OPERATOR_EMAIL: emailAddress.default(company.email),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must start with whsec_')
    .optional(),
  STRIPE_API_URL: httpAddress.optional(),
  AIRTABLE_TOKEN: z.string().min(1).optional(),
  AIRTABLE_BASE_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be a base id')
    .optional(),
  AIRTABLE_API_URL: httpAddress.optional(),
  AUTH_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  AUTH_CONFIRM_EMAIL: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ADMIN_SECOND_FACTOR: z.enum(['offered', 'required'], 'must be offered or required').default('offered'),
  TRUST_PROXY: addressRanges.default([]),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

function isSiteAddress(text: string): boolean {
  return hasProtocol(text, ['http:', 'https:']) && new URL(text).origin === text
}

function isAddressRange(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/')
  const family = isIP(address)
  return /^[^/]+(\/\d{1,3})?$/.test(text) && family !== 0 && Number(bits) <= (family === 4 ? 32 : 128)
}

const privateIpv6 = new BlockList()
privateIpv6.addSubnet('fc00::', 7, 'ipv6')
/** Contains all IPv4-mapped addresses. */
const zeroIpv6 = new BlockList()
zeroIpv6.addSubnet('::', 16, 'ipv6')

/**
 * Is this range too wide to be a list of proxies? The largest private range of IPv4 is a /8;
 * content delivery networks announce at most a /12 of IPv4 and a /29 of IPv6. Private IPv6 may be named as a whole.
 */
function isTooWide(range: string): boolean {
  const { address, bits, family } = parseRange(range)
  if (family === 'ipv4') return bits < 8
  if (privateIpv6.check(address, 'ipv6')) return bits < 7
  return zeroIpv6.check(address, 'ipv6') ? bits < 128 : bits < 16
}
