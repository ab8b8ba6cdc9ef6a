import type { MailTransport, OutgoingMail } from './contract.ts'
import { refuseUnsafeMail } from './header-injection.ts'

/**
 * Stores an email for the mailbox page. An email whose `messageId` is already stored is the same email and is ignored.
 * @throws {Unavailable} when it cannot be stored now
 */
export type KeepMail = (mail: OutgoingMail) => Promise<void>

/** The transport without a mail server: emails are stored for the mailbox page and not sent. */
export function createMailbox({ keep }: { keep: KeepMail }): MailTransport {
  return {
    async deliver(mail) {
      refuseUnsafeMail(mail)
      await keep(mail)
    },
  }
}
