import { MAIL_SERVER_PROBLEMS, type MailServerProblem } from '#messages/outbox/mail.rules.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'

/**
 * What an email does to the calendar of the one who gets it: puts drives there, or takes them out. A file has one drive,
 * because an invitation may name only one (RFC 5546, 3.2.2): calendar programs take the first of several and drop the rest.
 */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; files: readonly string[] }

/** One email to one person, complete with both bodies. */
export type OutgoingMail = {
  /** `<id@host>`; the same for every try, so that a mail server can drop a second copy. */
  messageId: string
  to: { address: string }
  from: { name: string; address: string }
  replyTo?: { address: string }
  subject: string
  text: string
  html: string
  calendar?: MailCalendar | undefined
  /** Where one POST ends emails of this kind (RFC 8058): the button that mail programs put beside the sender. */
  unsubscribeUrl?: string
}

export type MailTransport = {
  /**
   * Hands an email over. Resolves only when the receiving side has taken responsibility for it.
   * @throws {MailRefused} when this email will never be accepted (SMTP 5xx): retrying is pointless
   * @throws {MailDelayed} for anything that may pass on a later try
   */
  deliver(mail: OutgoingMail): Promise<void>
}

/** The receiving side refused this email for good. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** No email can be handed over at the moment; `problem` says why, without anything that the server or a guest wrote. */
export class MailDelayed extends Unavailable {
  readonly problem: MailServerProblem

  constructor(problem: MailServerProblem) {
    super(MAIL_SERVER_PROBLEMS[problem])
    this.problem = problem
  }

  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && 'problem' in error && error.name === 'Unavailable'
  }
}
