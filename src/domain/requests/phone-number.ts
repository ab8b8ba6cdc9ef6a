import { CALLING_CODES, regionOf } from './country-codes.ts'

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

function withoutZero(national: string, region: string): string {
  return KEEPS_ZERO.has(region) ? national : national.replace(/^(\D*)0/, '$1')
}

/** Does the number begin with a country code, as `+44 …`, `0044 …` or `(00)44 …`? */
export function hasCountryCode(phone: string): boolean {
  return /^\s*\+/.test(phone) || phone.replace(/\D/g, '').startsWith('00')
}

const THAI_MOBILE = /^0[689]\d{8}$/

/**
 * The digits that WhatsApp needs, country code first: `+44 (0)7700 900123` → `447700900123`. A number without a code
 * gets that of the guest's country, or that of Thailand when the guest named no country and it looks like a Thai mobile;
 * `undefined` when the country is uncertain.
 */
export function internationalNumber(phone: string, country?: string | null): string | undefined {
  const digits = phone.replace('(0)', '').replace(/\D/g, '')
  if (/^\s*\+/.test(phone)) return digits || undefined
  if (digits.startsWith('00')) return digits.slice(2) || undefined
  const home = country?.trim().toLowerCase() ?? ''
  const looksThai = THAI_MOBILE.test(digits)
  if (home === '' || home === 'thailand') return looksThai ? `66${digits.slice(1)}` : undefined
  // A guest from another country may have bought a Thai SIM card.
  if (looksThai) return undefined
  const region = regionNamed(home)
  if (!region || digits.length < 6) return undefined
  return `${CALLING_CODES.get(region)}${withoutZero(digits, region)}`
}

/** The region whose code a number begins with or is read with: `+44 7700` → `GB`. */
export function regionRead(phone: string, country?: string | null): string | undefined {
  return regionOf(internationalNumber(phone, country) ?? '')
}

/** The number as typed, with the code of `region` in place of another or none: `07700 900123` → `+44 7700 900123`. */
export function withCountryCode(phone: string, region: string): string {
  const typed = phone.trim().replace('(0)', '')
  const national = hasCountryCode(typed) ? withoutCode(typed) : typed
  return `+${CALLING_CODES.get(region)} ${withoutZero(national, region)}`
}

/** `0044 7700 900123` → `7700 900123`; behind an unknown code all digits stay. */
function withoutCode(phone: string): string {
  const digits = phone.replace(/^\D*(00\D*)?/, '')
  const code = CALLING_CODES.get(regionOf(digits.replace(/\D/g, '')) ?? '') ?? ''
  return digits.replace(new RegExp(`^${[...code].join('\\D*')}[\\s.-]*`), '')
}
