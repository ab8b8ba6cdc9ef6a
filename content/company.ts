/**
 * The business that runs this site. Another operator in another town changes this file. The values in `placeholders` must
 * be replaced: at a public address the server refuses to start while one of them is still here, and names it.
 */
export const company = {
  name: 'Saphan',
  nameThai: 'สะพาน',
  meaning: 'bridge',
  tagline: 'Private drivers and day trips, Kanchanaburi',
  town: 'Kanchanaburi',
  townThai: 'กาญจนบุรี',
  country: 'Thailand',
  address: '1 Example Road, Tha Makham, Mueang Kanchanaburi 71000, Thailand',
  /** The name in the company register, or that of the owner. */
  legalName: 'Example Tours Co., Ltd.',
  licence: 'TAT 00/00000',
  /** Who insures the guests, and for how much; empty when the site shall not say so. */
  insurance: 'Example Insurance, up to ฿1,000,000 for each guest',
  phone: '+66 00 000 0000',
  whatsapp: '66000000000',
  email: 'hello@saphan.example',
  /** `answersAtNight: true` promises support at any hour, 24/7. */
  hours: { opens: '06:00', closes: '22:00', days: 'daily', answersAtNight: false },
  since: 2018,
  social: { facebook: '', instagram: '' },
} as const

/** The placeholder values that ship, by field. */
export const placeholders: Partial<Record<keyof typeof company, string>> = {
  address: '1 Example Road, Tha Makham, Mueang Kanchanaburi 71000, Thailand',
  legalName: 'Example Tours Co., Ltd.',
  licence: 'TAT 00/00000',
  insurance: 'Example Insurance, up to ฿1,000,000 for each guest',
  phone: '+66 00 000 0000',
  whatsapp: '66000000000',
  email: 'hello@saphan.example',
}
