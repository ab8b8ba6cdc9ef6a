/** The languages in which a guest can be written to. */
export const GUEST_LANGUAGES = ['en', 'th', 'zh-hans', 'zh-hant', 'ja', 'ko', 'ru', 'de', 'fr'] as const
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number]
