import type { GuestLanguage } from '#guests/contact/guest-language.rules.ts'

/** Frequent words, by which a text in Latin letters shows its language. */
const WORDS = {
  en: 'the and we are our for to on at with from please you is of in hi hello would like can thanks people my i',
  de: 'und wir ich für am bitte möchten uhr erwachsene danke guten hallo nach vom mit der die das ist sind zum zur um morgen kinder personen grüße gruß tag unser haben würden gerne',
  fr: 'nous et bonjour pour le la les merci est vous à personnes une des du de adultes enfants vers demain sommes avec je voudrions cordialement notre au',
  es: 'somos y hola para el la los gracias es a las de del queremos con por adultos niños mañana personas nosotros',
  it: 'siamo e ciao buongiorno per il la grazie alle del di vorremmo con adulti bambini domani persone noi',
  nl: 'wij we en graag het een dank hallo voor met van de op om uur volwassenen kinderen morgen personen zijn naar',
  pt: 'somos e olá para o a os obrigado obrigada às de do da gostaríamos com adultos crianças amanhã pessoas nós',
} as const
export type LatinLanguage = keyof typeof WORDS

const known = Object.entries(WORDS).map(([language, words]): [LatinLanguage, ReadonlySet<string>] => [
  language as LatinLanguage,
  new Set(words.split(' ')),
])

/** The languages of the Latin letters of a text, the clearest first; each has several of its words in it. */
export function latinLanguages(text: string): LatinLanguage[] {
  const words = (text.toLowerCase().match(/[\p{L}']{1,20}/gu) ?? []).slice(0, 600)
  const counted = known.map(([language, own]) => ({
    language,
    hits: words.filter((word) => own.has(word)).length,
  }))
  const most = Math.max(...counted.map(({ hits }) => hits))
  return counted
    .filter(({ hits }) => hits >= 2 && hits * 3 >= most)
    .sort((one, other) => other.hits - one.hits)
    .map(({ language }) => language)
}

const SCRIPTS: readonly [GuestLanguage, RegExp][] = [
  ['th', /[\u0E00-\u0E7F]/g],
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh-hans', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]
const TRADITIONAL = /[們個點嗎車見時號後來會從機場飯請問國際場體華訂餐館樓歲兒傘還貴開關]/

/** The language in which to answer: by the script, else by a few words; English where it is none of ours. */
export function languageOf(text: string): GuestLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  // A Thai hotel in an English message is no Thai message; a sign of Chinese is as long as a word.
  const [language] = SCRIPTS.filter(([, script]) => (text.match(script)?.length ?? 0) * 4 >= letters)[0] ?? []
  if (language && letters > 0) return language === 'zh-hans' && TRADITIONAL.test(text) ? 'zh-hant' : language
  const [latin] = latinLanguages(text)
  return latin === 'de' || latin === 'fr' ? latin : 'en'
}
