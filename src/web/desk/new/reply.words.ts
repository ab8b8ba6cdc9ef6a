import type { GuestLanguage } from '#guests/contact/guest-language.rules.ts'
import type { EntryField } from './entry-values.ts'
import { ja, ko, th, zhHans, zhHant } from './reply-asian.words.ts'
import { de, en, fr, ru } from './reply-european.words.ts'

/** What a reply to a guest is made of, in one language. */
export type ReplyWords = {
  locale: string
  hello: (name: string) => string
  thanks: string
  yes: string
  /** `SUV for 5 guests`; the vehicle alone when nobody said how many they are. */
  carries: (vehicle: string, guests: number) => string
  vehicles: { car: string; suv: string; van: string; any: string }
  whole: (price: string) => string
  later: string
  deposit: (deposit: string, rest: string) => string
  full: (day: string) => string
  free: (days: string) => string
  otherDay: string
  several: string
  questions: Partial<Record<EntryField, string>>
}

/** The languages of {@link GuestLanguage}: each can be answered in. */
export const REPLY_WORDS: Record<GuestLanguage, ReplyWords> = {
  ...{ en, th, 'zh-hans': zhHans, 'zh-hant': zhHant },
  ...{ ja, ko, ru, de, fr },
}
