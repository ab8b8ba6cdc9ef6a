import type { GuestLanguage } from '#domain/bookings/guest-language.ts'

export const guestLanguageNames: Record<GuestLanguage, string> = {
  en: 'English',
  th: 'Thai',
  'zh-hans': 'Chinese, simplified',
  'zh-hant': 'Chinese, traditional',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  de: 'German',
  fr: 'French',
}
