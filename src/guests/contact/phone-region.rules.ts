import { CALLING_CODES, regionOf } from './country-codes.rules.ts'
import { digitsOf, hasCountryCode, typedPhone } from './phone-text.rules.ts'

/*
 * Which country a number belongs to, as far as its beginning and the country named beside it tell; without the plans of
 * all countries that `phone-number.rules.ts` has, so that a form can load it.
 */

/** Names that guests type for their country besides its English one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB', usa: 'US', america: 'US', deutschland: 'DE' },
  ...{ 'the netherlands': 'NL', holland: 'NL', 'hong kong': 'HK', macau: 'MO', turkey: 'TR', burma: 'MM' },
  ...{ 'czech republic': 'CZ', 'ivory coast': 'CI', palestine: 'PS', myanmar: 'MM' },
}

let namedRegions: ReadonlyMap<string, string> | undefined

/** The region that a guest names as country, in any case: `Germany` → `DE`. */
export function regionNamed(country: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  namedRegions ??= new Map([
    ...Array.from(
      CALLING_CODES.keys(),
      (region) => [english.of(region)?.toLowerCase() ?? '', region] as const,
    ),
    ...Object.entries(OTHER_NAMES),
  ])
  return namedRegions.get(country.trim().toLowerCase())
}

/** Does a number without a country code have the form of a Thai mobile? */
export function looksThai(digits: string): boolean {
  return /^0[689]\d{8}$/.test(digits)
}

/** The digits with the code of the country in front, when the number begins with one: `0044 7700` → `447700`. */
function codedDigits(phone: string): string | undefined {
  return hasCountryCode(phone) ? digitsOf(phone).replace(/^00/, '') : undefined
}

/**
 * The region whose code a number begins with or is read with: `+44 7700` → `GB`; without a code that of the named country,
 * and Thailand for what looks like a Thai mobile when none is named. `undefined` when it is uncertain: a guest from another
 * country may have bought a Thai SIM card.
 */
export function regionRead(phone: string, country = ''): string | undefined {
  const coded = codedDigits(phone)
  if (coded !== undefined) return regionOf(coded)
  const home = country.trim() === '' ? undefined : regionNamed(country)
  const isThai = looksThai(digitsOf(phone))
  if (country.trim() === '' || home === 'TH') return isThai ? 'TH' : undefined
  return isThai ? undefined : home
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
  const typed = typedPhone(phone).replace(/\( ?0 ?\)/, '0')
  const national = hasCountryCode(typed) ? withoutCode(typed) : typed
  return `+${CALLING_CODES.get(region)} ${withoutPrefix(national, region)}`
}

/** `0044 7700 900123` → `7700 900123`; behind an unknown code all digits stay. */
function withoutCode(phone: string): string {
  const digits = phone.replace(/^\D*(00\D*)?/, '')
  const code = CALLING_CODES.get(regionOf(digits.replace(/\D/g, '')) ?? '') ?? ''
  return digits.replace(new RegExp(`^${[...code].join('\\D*')}[\\s.)/-]*`), '')
}

/** Where a number keeps its leading zero behind the calling code; elsewhere the zero is for calls within the country. */
const KEEPS_ZERO = new Set(['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/** Without the digits that are dialled only within the country: mostly a zero, in North America a one. */
function withoutPrefix(national: string, region: string): string {
  if (KEEPS_ZERO.has(region)) return national
  if (region === 'HU') return national.replace(/^(\D*)06/, '$1')
  const code = CALLING_CODES.get(region) ?? ''
  // No area code of North America begins with 1; on islands it is a part of their code. In Russia only the length tells an 8
  // before the number from one in it.
  if (code.startsWith('1'))
    return national.replace(new RegExp(`^(\\D*)1?\\D*(?:${code.slice(1)}[\\s.)/-]*)?`), '$1')
  if (code === '7' && national.replace(/\D/g, '').length !== 11) return national
  return national.replace(code === '7' ? /^(\D*)8/ : /^(\D*)0(?!\D*0)/, '$1')
}
