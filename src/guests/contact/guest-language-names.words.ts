import type { GuestLanguage } from './guest-language.rules.ts'

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
