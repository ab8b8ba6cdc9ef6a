import { z } from 'zod'
import { isEmailAddress, typedAddress } from '#guests/contact/contact.rules.ts'
import { whyNoAddress } from '#guests/contact/email-mistakes.rules.ts'
import { isPhoneNumber, typedPhone, whyNoPhone } from '#guests/contact/phone-text.rules.ts'
import { cleanLine, cleanText, hasForbiddenCharacters } from '../text/plain-text.ts'

/** The problem codes of text fields that are the same in every form. */
export const FIELD_PROBLEMS = {
  message: 'booking.message',
  unusual: 'booking.unusual',
} as const

function line(maxLength: number, message: string) {
  return z
    .string(message)
    .refine((text) => !hasForbiddenCharacters(text), FIELD_PROBLEMS.unusual)
    .transform((text) => cleanLine(text, maxLength))
}

/** A single line that may be missing; empty becomes `null`. */
export function optionalLine(maxLength: number) {
  return line(maxLength, FIELD_PROBLEMS.unusual)
    .nullish()
    .transform((text) => text || null)
}

/** A field that may be left empty, which becomes null. */
export function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
}

/** One email address; see `typedAddress` and `isEmailAddress`. What is known to be wrong with it is said. */
export function emailField(message: string) {
  return z
    .string(message)
    .transform(typedAddress)
    .superRefine((address, context) => {
      if (!isEmailAddress(address)) addProblem(whyNoAddress(address), message, context)
    })
}

/** A phone number as people write it; see `typedPhone` and `isPhoneNumber`. What is known to be wrong with it is said. */
export function phoneField(message: string) {
  return z
    .string(message)
    .transform(typedPhone)
    .superRefine((phone, context) => addUnlessPhone(phone, message, context))
}

function addUnlessPhone(phone: string, message: string, context: z.RefinementCtx) {
  if (!isPhoneNumber(phone)) addProblem(whyNoPhone(phone), message, context)
}

/** `general` is what the form says of any wrong text. */
function addProblem(why: { code: string } | undefined, general: string, context: z.RefinementCtx) {
  const problem = why && { ...why, general }
  context.addIssue({ code: 'custom', message: why?.code ?? general, ...(problem && { params: problem }) })
}

/** The same, which may be left empty and then is `null`. */
export function optionalPhone(message: string) {
  return z
    .string(message)
    .transform((text) => typedPhone(text) || null)
    .superRefine((phone, context) => {
      if (phone !== null) addUnlessPhone(phone, message, context)
    })
    .nullish()
    .transform((number) => number ?? null)
}

// A visible character: Unicode has fillers and blanks that count as letters or symbols.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A required single line of at most `maxLength` characters, cleaned of markup. */
export function lineField(maxLength: number, message: string) {
  return line(maxLength, message).refine((text) => VISIBLE.test(text), message)
}

/** Free text of several lines, cleaned of markup; empty becomes `null`. What is too long is cut, or refused with a message. */
export function textField(maxLength: number, tooLong?: string) {
  return z
    .string(FIELD_PROBLEMS.message)
    .refine((text) => !hasForbiddenCharacters(text), FIELD_PROBLEMS.message)
    .refine(
      (text) => !tooLong || cleanText(text, text.length).length <= maxLength,
      tooLong ?? FIELD_PROBLEMS.message,
    )
    .transform((text) => cleanText(text, maxLength))
    .nullish()
    .transform((text) => text || null)
}

/** A whole number from `min` to `max`, sent as a number or as digits. */
export function wholeNumber(min: number, max: number, message: string) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number),
      ],
      message,
    )
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, message)
}
