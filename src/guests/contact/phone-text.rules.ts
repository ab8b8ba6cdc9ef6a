import { plainDigits } from '#platform/text/digits.ts'

/** As many signs as a number has, extension apart: digits, and the plus in front. */
const SIGNS = { fewest: 7, most: 20 } as const
const FEWEST_DIGITS = 6
/** As few digits as a number of its own has. */
const NUMBER_DIGITS = 7

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const DASHES = /[\p{Pd}\u2212\u30fc]/gu
/** What stands in a number for the eye besides brackets, hyphens, full stops and slashes: spaces, dots, hearts. */
const DECORATION = /[^\p{L}\p{M}\p{N}+()./#*,;-]+/gu
/** `#12`, `,12`, `;12` or `*12` behind a number; without a letter. */
const EXTENSION = /^(.*\d)[\s)]*[#*,;]+\s*(\d{1,6})$/

/**
 * A phone number as it is stored: as it was typed, in plain digits and hyphens and without what a program put around it.
 * Nothing that was typed is cut. `(+66) 81‑๕๕๕…` → `+66 81-555…`, `tel:081.555.0123` → `081.555.0123`.
 */
export function typedPhone(text: string): string {
  return (
    plainDigits(text.normalize('NFKC').replace(INVISIBLE, ''))
      .trim()
      .replace(/^tel:/i, '')
      .replace(/\]/g, ')')
      .replace(/\[/g, '(')
      .replace(DASHES, '-')
      .replace(DECORATION, ' ')
      .trim()
      .replace(/^\(\s*\+\s*(\d+)\s*\)/, '+$1 ')
      .replace(/^\+\s*\(\s*(\d+)\s*\)/, '+$1 ')
      // A plus before what is dialled without it.
      .replace(/^\+\s*(?=\(?0)/, '')
      .replace(/^\+\s+/, '+')
      .replace(/\s+/g, ' ')
      .replace(/[.,;/\s-]+$/, '')
  )
}

/** A number and the extension behind it: `02 123 4567 #12` → `02 123 4567` and `12`. */
export function withoutExtension(phone: string): { number: string; extension: string } {
  const [, number = phone, extension = ''] = EXTENSION.exec(phone) ?? []
  return { number, extension }
}

/** The digits of a number as it was typed, without its extension. */
export function digitsOf(phone: string): string {
  return withoutExtension(typedPhone(phone)).number.replace(/\D/g, '')
}

/** Does the number begin with a country code, as `+44 …`, `0044 …`, `(+44) …` or `(00)44 …`? */
export function hasCountryCode(phone: string): boolean {
  return /^(\+|\(?00)/.test(typedPhone(phone))
}

/**
 * One phone number as `typedPhone` gives it: 7 to 20 digits and a plus in front, at least six digits, with brackets,
 * hyphens, full stops and slashes between them, if given with an extension.
 */
export function isPhoneNumber(phone: string): boolean {
  const { number } = withoutExtension(phone)
  const signs = number.replace(/[^+\d]/g, '')
  return (
    /^\+?[\d ()./-]+$/.test(number) &&
    number.length >= SIGNS.fewest &&
    signs.length <= SIGNS.most &&
    signs.replace('+', '').length >= FEWEST_DIGITS &&
    !isSeveralNumbers(phone)
  )
}

/** What is wrong with a text that is no phone number, as far as it is known. */
export type PhoneProblem = { code: 'phone.several' } | { code: 'phone.letters' }

/** @param phone as `typedPhone` gives it */
export function whyNoPhone(phone: string): PhoneProblem | undefined {
  if (isSeveralNumbers(phone)) return { code: 'phone.several' }
  const isNumber = phone.replace(/\D/g, '').length >= FEWEST_DIGITS
  return isNumber && /\p{L}/u.test(phone) ? { code: 'phone.letters' } : undefined
}

/** Are these several numbers, as `081 555 0123 / 089 555 0456`? */
function isSeveralNumbers(phone: string): boolean {
  const parts = phone.split(/[/,;]|(?<=\d\s*)\+/).map((part) => part.replace(/\D/g, ''))
  return parts.filter(({ length }) => length >= NUMBER_DIGITS).length > 1
}
