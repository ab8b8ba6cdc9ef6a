import { CALLING_CODES, regionOf } from './country-codes.rules.ts'

/** Names that guests type for their country besides its English one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', america: 'US', deutschland: 'DE' },
  ...{ 'the netherlands': 'NL', holland: 'NL', 'hong kong': 'HK', macau: 'MO', turkey: 'TR', burma: 'MM' },
  ...{ 'czech republic': 'CZ', 'ivory coast': 'CI', palestine: 'PS', myanmar: 'MM' },
}

let namedRegions: ReadonlyMap<string, string> | undefined

/** The region that a guest names as country, in any case: `Germany` → `DE`. */
function regionNamed(country: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  namedRegions ??= new Map([
    ...Array.from(
      CALLING_CODES.keys(),
      (region) => [english.of(region)?.toLowerCase() ?? '', region] as const,
    ),
    ...Object.entries(OTHER_NAMES),
  ])
  return namedRegions.get(country)
}

/** Where a number keeps its leading zero behind the calling code; elsewhere the zero is for calls within the country. */
const KEEPS_ZERO = new Set(['CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/** Without the digits that are dialled only within the country: mostly a zero, in North America a one. */
function withoutPrefix(national: string, region: string): string {
  if (KEEPS_ZERO.has(region)) return national
  if (region === 'HU') return national.replace(/^(\D*)06/, '$1')
  const code = CALLING_CODES.get(region) ?? ''
  // No area code of North America begins with 1. In Russia only the length tells an 8 before the number from one in it.
  if (code.startsWith('1')) return national.replace(/^(\D*)1/, '$1')
  if (code === '7' && national.replace(/\D/g, '').length !== 11) return national
  return national.replace(code === '7' ? /^(\D*)8/ : /^(\D*)0(?!\D*0)/, '$1')
}

/** Does the number begin with a country code, as `+44 …`, `0044 …`, `(+44) …` or `(00)44 …`? */
export function hasCountryCode(phone: string): boolean {
  return /^(\+|00)/.test(signs(phone))
}

/** The plus and the digits: what else stands in a number, visible or not, is there for the eye. */
function signs(phone: string): string {
  return phone.normalize('NFKC').replace(/[^+\d]/g, '')
}

const THAI_MOBILE = /^0[689]\d{8}$/
const THAI_WITHOUT_PLUS = /^66[689]\d{8}$/

/** Where numbers of the country itself have the form of Thai mobiles. */
const LIKE_THAI = new Set([
  'BG',
  'DZ',
  'EC',
  'FR',
  'HR',
  'ID',
  'IE',
  'IT',
  'KH',
  'MA',
  'MM',
  'NL',
  'SK',
  'TW',
  'UA',
  'VN',
  'ZA',
])

/**
 * The digits that can be dialled from everywhere and that WhatsApp needs, country code first and without a zero behind
 * it: `+44 (0)7700 900123` → `447700900123`. A number without a code gets that of the guest's country, or that of
 * Thailand when the guest named no country and it looks like a Thai mobile; `undefined` when the country is uncertain.
 */
export function internationalNumber(phone: string, country?: string | null): string | undefined {
  const typed = signs(phone)
  const digits = typed.replaceAll('+', '')
  if (hasCountryCode(phone)) return withoutInnerPrefix(typed.startsWith('+') ? digits : digits.slice(2))
  if (THAI_WITHOUT_PLUS.test(digits)) return digits
  const home = country?.trim().toLowerCase() ?? ''
  const looksThai = THAI_MOBILE.test(digits)
  if (home === '' || home === 'thailand') return looksThai ? `66${digits.slice(1)}` : undefined
  const region = regionNamed(home)
  if (!region || digits.length < 6) return undefined
  // A guest from another country may have bought a Thai SIM card.
  if (looksThai && !LIKE_THAI.has(region)) return undefined
  return `${CALLING_CODES.get(region)}${withoutPrefix(digits, region)}`
}

/** `4407700900123` → `447700900123`; behind an unknown code all digits stay. */
function withoutInnerPrefix(digits: string): string | undefined {
  const region = regionOf(digits)
  const code = CALLING_CODES.get(region ?? '') ?? ''
  const national = digits.slice(code.length)
  return (region ? code + withoutPrefix(national, region) : digits) || undefined
}

/**
 * The digits that a number has in every spelling, without country code and leading zero, to find it by: `+66 81 555 0123`
 * and `081-555-0123` both have `815550123`.
 */
export function digitsToFind(phone: string): string {
  const number = internationalNumber(phone)
  const code = CALLING_CODES.get(regionOf(number ?? '') ?? '')
  if (number && code && number.length > code.length) return number.slice(code.length)
  return signs(phone)
    .replace(/\D/g, '')
    .replace(/^0+(?=.)/, '')
}

/** The region whose code a number begins with or is read with: `+44 7700` → `GB`. */
export function regionRead(phone: string, country?: string | null): string | undefined {
  return regionOf(internationalNumber(phone, country) ?? '')
}

/** Codes of several countries with many guests: they do not tell which one. */
const SHARED_CODES = new Set(['1', '7'])

/** The English name of the country whose code the number begins with: `+44 7700` → `United Kingdom`. */
export function countryOfNumber(phone: string): string | undefined {
  const region = hasCountryCode(phone) ? regionRead(phone) : undefined
  if (!region || SHARED_CODES.has(CALLING_CODES.get(region) ?? '')) return undefined
  return new Intl.DisplayNames('en', { type: 'region' }).of(region)
}

/** The number as typed, with the code of `region` in place of another or none: `07700 900123` → `+44 7700 900123`. */
export function withCountryCode(phone: string, region: string): string {
  const typed = phone.trim().replace('(0)', '0')
  const national = hasCountryCode(typed) ? withoutCode(typed) : typed
  return `+${CALLING_CODES.get(region)} ${withoutPrefix(national, region)}`
}

/** `0044 7700 900123` → `7700 900123`; behind an unknown code all digits stay. */
function withoutCode(phone: string): string {
  const digits = phone.replace(/^\D*(00\D*)?/, '')
  const code = CALLING_CODES.get(regionOf(digits.replace(/\D/g, '')) ?? '') ?? ''
  return digits.replace(new RegExp(`^${[...code].join('\\D*')}[\\s.)-]*`), '')
}
