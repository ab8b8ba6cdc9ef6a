import type { MailTransport, OutgoingMail } from './contract.ts'
import { refuseUnsafeMail } from './header-injection.ts'

/**
 * Stores a mail for the mailbox page. A mail whose `messageId` is already stored is the same mail and is ignored.
 * @throws {Unavailable} when it cannot be stored now
 */
export type KeepMail = (mail: OutgoingMail) => Promise<void>

/** The transport without a mail server: mails are stored for the mailbox page and not sent. */
export function createMailbox({ keep }: { keep: KeepMail }): MailTransport {
  return {
    async deliver(mail) {
      refuseUnsafeMail(mail)
      await keep(mail)
    },
  }
}
