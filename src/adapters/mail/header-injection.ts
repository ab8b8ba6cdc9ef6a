import { isEmailAddress } from '#domain/contact.ts'
import { MailRefused, type OutgoingMail } from './contract.ts'

/**
 * Refuses a mail whose envelope or headers could be read as more than they say: an address that is not exactly
 * one plain address would reach somebody else, and a control character would start a header of its own.
 * The message names the field and never repeats what is in it.
 * @throws {MailRefused} for good: the mail would be as wrong on a later try
 */
export function refuseUnsafeMail(mail: OutgoingMail): void {
  const addresses = { to: mail.to.address, from: mail.from.address, replyTo: mail.replyTo?.address }
  for (const [field, address] of Object.entries(addresses)) {
    if (address !== undefined && !isEmailAddress(address)) {
      throw new MailRefused(`${field} is not one plain email address`)
    }
  }
  const headers = { subject: mail.subject, 'from name': mail.from.name, messageId: mail.messageId }
  for (const [field, value] of Object.entries(headers)) {
    if (/\p{Cc}/u.test(value)) throw new MailRefused(`${field} holds a control character`)
  }
  if (mail.unsubscribeUrl !== undefined && !isWebAddress(mail.unsubscribeUrl)) {
    throw new MailRefused('unsubscribeUrl is not one plain web address')
  }
}

/** One http or https address of visible ASCII, without the angle brackets that enclose it in a header. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[!-;=?-~]+$/.test(text) && URL.canParse(text)
}
