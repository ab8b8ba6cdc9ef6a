import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { MailRefused, type OutgoingMail } from './contract.ts'

/**
 * Refuses header injection: every address must be exactly one plain address, and headers must not contain control
 * characters. The error names the field, never its content.
 * @throws {MailRefused} permanently, because a retry would fail the same way
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
