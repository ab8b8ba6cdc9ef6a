import { findSubscription } from '#guests/newsletter/newsletter.store.ts'
import { confirmationLink, unsubscribeLink } from '#guests/newsletter/newsletter.ts'
import { newsletterQuestion } from '../templates/newsletter/question.tsx'
import { newsletterWelcome } from '../templates/newsletter/welcome.tsx'
import type { MailWriter } from './mail-writer.ts'

/**
 * The subject of both emails is a confirmation id. They are not sent when the address has asked again since, which
 * replaces the id; nor is the question when it is answered, or the welcome when the subscription has ended.
 */
export const newsletterMails = {
  'newsletter-question': async (deps, confirmationId) => {
    const subscription = await findSubscription(deps.db.read, confirmationId)
    if (!subscription || subscription.isActive) return undefined
    const unsubscribeUrl = unsubscribeLink(deps, subscription.id)
    return {
      mail: newsletterQuestion({ confirmUrl: confirmationLink(deps, confirmationId), unsubscribeUrl }),
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
