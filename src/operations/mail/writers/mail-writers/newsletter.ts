import { findSubscription } from '#adapters/database/newsletter.ts'
import { newsletterQuestion } from '#emails/newsletter/question.tsx'
import { newsletterWelcome } from '#emails/newsletter/welcome.tsx'
import { confirmLink, unsubscribeLink } from '#operations/newsletter.ts'
import type { MailWriter } from './mail-writer.ts'

/**
 * Both are about a confirmation id. An address that asks again gets a new one, and with the old id goes every
 * mail about it; a question that is answered and a welcome after the end of the news are void as well.
 */
export const newsletterMails = {
  'newsletter-question': async (deps, confirmationId) => {
    const subscription = await findSubscription(deps.db.read, confirmationId)
    if (!subscription || subscription.isActive) return undefined
    const unsubscribeUrl = unsubscribeLink(deps, subscription.id)
    return {
      mail: newsletterQuestion({ confirmUrl: confirmLink(deps, confirmationId), unsubscribeUrl }),
      replyTo: deps.addresses.operator,
      unsubscribeUrl,
    }
  },
  'newsletter-welcome': async (deps, confirmationId) => {
    const subscription = await findSubscription(deps.db.read, confirmationId)
    if (!subscription?.isActive) return undefined
    const unsubscribeUrl = unsubscribeLink(deps, subscription.id)
    return {
      mail: newsletterWelcome({ articlesUrl: `${deps.publicUrl}/blog`, unsubscribeUrl }),
      replyTo: deps.addresses.operator,
      unsubscribeUrl,
    }
  },
} satisfies Record<string, MailWriter>
