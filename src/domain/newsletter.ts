import { z } from 'zod'
import { emailField, optionalLine } from './requests/booking-request.ts'
import { MAX_LENGTH } from './requests/contact.ts'

/** Where on the site somebody asked for news. */
export const SUBSCRIPTION_SOURCES = ['footer', 'blog', 'newsletter'] as const

/** What can be wrong with the sign-up for news. */
export const NEWSLETTER_PROBLEMS = { email: 'newsletter.email' } as const

/** The sign-up for news: an address, a name if one likes. */
export const newsletterSchema = z.object({
  name: optionalLine(MAX_LENGTH.name),
  email: emailField(NEWSLETTER_PROBLEMS.email).transform((address) => address.toLowerCase()),
  source: z.enum(SUBSCRIPTION_SOURCES).catch('footer'),
})
