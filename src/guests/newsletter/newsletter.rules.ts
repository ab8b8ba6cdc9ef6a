import { z } from 'zod'
import { emailField, optionalLine } from '#platform/forms/form-fields.rules.ts'
import { MAX_LENGTH } from '../contact/contact.rules.ts'

/** The form in which the reader subscribed. */
export const SUBSCRIPTION_SOURCES = ['footer', 'blog', 'newsletter'] as const

/** The problem codes of the newsletter form. */
export const NEWSLETTER_PROBLEMS = { email: 'newsletter.email' } as const

/** The newsletter form: an address and an optional name. */
export const newsletterSchema = z.object({
  name: optionalLine(MAX_LENGTH.name),
  email: emailField(NEWSLETTER_PROBLEMS.email).transform((address) => address.toLowerCase()),
  source: z.enum(SUBSCRIPTION_SOURCES).catch('footer'),
})
