/** Country codes by the names that guests type for their country, in lower case. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  ...{
    thailand: '66',
    australia: '61',
    austria: '43',
    belgium: '32',
    canada: '1',
    china: '86',
    denmark: '45',
  },
  ...{ finland: '358', france: '33', germany: '49', deutschland: '49', 'hong kong': '852', india: '91' },
  ...{ indonesia: '62', ireland: '353', israel: '972', japan: '81', malaysia: '60', netherlands: '31' },
  ...{ 'the netherlands': '31', 'new zealand': '64', norway: '47', poland: '48', singapore: '65' },
  ...{ 'south korea': '82', spain: '34', sweden: '46', switzerland: '41', taiwan: '886', uk: '44' },
  ...{ 'united kingdom': '44', england: '44', scotland: '44', usa: '1', 'united states': '1' },
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
  const code = Object.hasOwn(COUNTRY_CODES, home) ? COUNTRY_CODES[home] : undefined
  return code && digits.length >= 6 ? code + digits.replace(/^0/, '') : undefined
}
