import { z } from 'zod'
import { emailField, optionalLine } from './booking-request.ts'
import { MAX_LENGTH } from './contact.ts'

/** Where on the site somebody asked for news. */
export const SUBSCRIPTION_SOURCES = ['footer', 'blog', 'newsletter'] as const

/** The sign-up for news: an address, a name if one likes. */
export const newsletterSchema = z.object({
  name: optionalLine(MAX_LENGTH.name),
  email: emailField('Please enter a valid email address').transform((address) => address.toLowerCase()),
  source: z.enum(SUBSCRIPTION_SOURCES).catch('footer'),
})
