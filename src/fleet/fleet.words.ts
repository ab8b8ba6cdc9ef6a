import { LANGUAGES, type Language } from '#platform/forms/field-names.rules.ts'
import type { Paper } from './paper-alerts.rules.ts'

/** The papers in English, and in the words that stand on them. */
export const PAPER_NAMES: Record<Paper, { name: string; inSentence: string; thai: string }> = {
  roadTax: { name: 'Road tax', inSentence: 'road tax', thai: 'ภาษี' },
  inspection: { name: 'Inspection', inSentence: 'inspection', thai: 'ตรวจสภาพ' },
  compulsoryCover: { name: 'Compulsory cover', inSentence: 'compulsory cover', thai: 'พ.ร.บ.' },
  insurance: { name: 'Insurance', inSentence: 'insurance', thai: 'ประกันภัย' },
  licence: { name: 'Driving licence', inSentence: 'driving licence', thai: 'ใบขับขี่' },
}

export const LANGUAGE_NAMES: Record<Language, string> = {
  th: 'Thai',
  en: 'English',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  de: 'German',
  fr: 'French',
  ru: 'Russian',
}

/** The names of these languages, always in the same order; a code that the site does not know has none. */
export function languageNames(codes: readonly string[]): string[] {
  return LANGUAGES.filter((language) => codes.includes(language)).map((language) => LANGUAGE_NAMES[language])
}

/** `Thai and English`: in the email, on the pass and on its sample. */
export function languagesSpoken(codes: readonly string[]): string {
  return new Intl.ListFormat('en').format(languageNames(codes))
}
