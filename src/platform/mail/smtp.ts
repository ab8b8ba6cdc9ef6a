import { createTransport, type NodemailerError } from 'nodemailer'
import type { MailServerProblem } from '#messages/outbox/mail.rules.ts'
import { type MailCalendar, MailDelayed, MailRefused, type MailTransport } from './contract.ts'
import { refuseUnsafeMail } from './header-injection.ts'

const TIMEOUT_MS = 10_000

/** A delivery may last this many times one wait, so that a server that answers in drops does not hold it for ever. */
const WAITS_PER_DELIVERY = 3

/**
 * Hands emails to an SMTP server over a few connections that stay open between mails.
 * @param url `smtps://user:password@host`; `smtp://` is encrypted only when the server offers it, and with
 *   `?requireTLS=true` refuses to go on without; `?tls.rejectUnauthorized=false` takes a self-signed certificate
 * @param timeoutMs the longest wait for one answer of the server
 */
export function createSmtpTransport({
  url,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string
  timeoutMs?: number
}): MailTransport & { close(): void } {
  const pool = createTransport({
    url,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async deliver(mail) {
      refuseUnsafeMail(mail)
      try {
        await pool.sendMail({
          messageId: mail.messageId,
          // Objects, never text: text is read as a list of addresses.
          from: { name: mail.from.name, address: mail.from.address },
          to: { name: '', address: mail.to.address },
          replyTo: mail.replyTo && { name: '', address: mail.replyTo.address },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar && calendarParts(mail.calendar)),
          headers: {
            ...NO_AUTOMATIC_REPLIES,
            ...(mail.unsubscribeUrl === undefined ? {} : oneClickHeaders(mail.unsubscribeUrl)),
          },
          signal: AbortSignal.timeout(WAITS_PER_DELIVERY * timeoutMs),
        })
      } catch (error) {
        // `sendMail` rejects with its own kind of error and nothing else.
        throw failureOf(error as NodemailerError)
      }
    },
    close() {
      pool.close()
    },
  }
}

/** The first drive is beside the bodies, so that a mail program can show it, and a file for those that cannot; others are files. */
function calendarParts({ method, files: [first, ...others] }: MailCalendar) {
  return {
    icalEvent: { method, content: first, filename: 'trip.ics' },
    attachments: others.map((content, index) => ({
      filename: `trip-${index + 2}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
  }
}

/**
 * A program wrote this email (RFC 3834), so holiday replies do not come back to the operator as if a guest had written.
 * Exchange and Outlook go by a header of their own.
 */
const NO_AUTOMATIC_REPLIES = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
}

/** The second header announces that unsubscribing takes a POST, so a scanner that opens links does not unsubscribe. */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Replies that mean "log in first": our settings are wrong, the email is not. */
const LOGIN_REPLIES = [530, 534, 535, 538]

/**
 * Only a permanent reply about the recipient or the content refuses this one mail. A refused login or sender
 * would meet every email and ends when the settings are put right, so those emails wait.
 */
function failureOf(error: NodemailerError): MailRefused | MailDelayed {
  const isAboutThisMail = error.command === 'RCPT TO' || error.command === 'DATA'
  const isForGood = error.permanent === true && !LOGIN_REPLIES.includes(error.responseCode ?? 0)
  // Never the server's own words: they repeat addresses of guests, and failures are stored.
  return isAboutThisMail && isForGood
    ? new MailRefused(`the mail server answered ${error.responseCode} to ${error.command}`)
    : new MailDelayed(problemOf(error))
}

function problemOf({
  code,
  command,
  responseCode = 0,
  permanent,
  message,
}: NodemailerError): MailServerProblem {
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(responseCode)) return 'login'
  if (/certificate|altnames/i.test(message)) return 'certificate'
  if (code === 'ETLS' || /SSL routines/i.test(message)) return 'encryption'
  if (code === 'EDNS') return 'name'
  if (code === 'EPROTOCOL') return 'protocol'
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message)) return 'refused'
  if (command === 'MAIL FROM' && permanent) return 'sender'
  return responseCode > 0 ? 'later' : 'silent'
}
