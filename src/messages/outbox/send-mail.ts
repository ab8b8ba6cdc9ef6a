import { company } from '#content/company.ts'
import type { Deps } from '#platform/deps.ts'
import { MailDelayed, MailRefused } from '#platform/mail/contract.ts'
import { renderMail } from '../templates/render.ts'
import type { MailWriterNeeds } from '../writers/mail-writer.ts'
import { belongsInDigest, uncountMail } from './mail-limits.ts'
import {
  findMail,
  NO_LONGER_NEEDED,
  updateMailForDigest,
  updateMailSent,
  updateMailTried,
  updateMailUndeliverable,
} from './mails.store.ts'
import { writeMail } from './write-mail.ts'

type Needs = MailWriterNeeds & Pick<Deps, 'mail' | 'log'>

/**
 * Writes one queued email and sends it, or leaves it to the next digest when the operator has got
 * very many. An email that the mail server refuses for good becomes undeliverable, and so does, without an error in the
 * log, one that no longer applies. Any other failure is thrown, so that the queue tries again.
 */
export async function sendMail(deps: Needs, mailId: string): Promise<void> {
  const queued = await findMail(deps.db.read, mailId)
  if (queued?.status !== 'queued') return
  if (await belongsInDigest(deps, queued.kind)) return await updateMailForDigest(deps.db.read, queued.id)
  const messageId = `<${queued.id}@${new URL(deps.publicUrl).hostname}>`
  try {
    const written = await writeMail(deps, queued)
    if (!written) return await updateMailUndeliverable(deps.db.read, queued.id, NO_LONGER_NEEDED)
    await deps.mail.deliver({
      ...(await renderMail(written.mail)),
      messageId,
      to: { address: queued.toAddress },
      from: { name: company.name, address: deps.addresses.from },
      ...(written.replyTo && { replyTo: { address: written.replyTo } }),
      calendar: written.calendar,
      unsubscribeUrl: written.unsubscribeUrl,
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof MailRefused) {
      deps.log.error({ mailId: queued.id, reason }, 'a mail was refused')
      return await updateMailUndeliverable(deps.db.read, queued.id, reason)
    }
    if (error instanceof MailDelayed) deps.log.warn({ mailId: queued.id, reason }, error.message)
    await updateMailTried(deps.db.read, queued.id, reason)
    await uncountMail(deps, queued.kind)
    throw error
  }
  // A crash before this line sends a second copy with the same Message-ID; a lost email would be worse.
  await updateMailSent(deps.db.read, queued.id, messageId)
}

/** What is stored and logged about a failure. Messages may repeat addresses, so only our own words are. */
function reasonOf(error: unknown): string {
  if (error instanceof MailDelayed) return error.problem
  return error instanceof Error ? error.name : 'unknown'
}

/** Marks an email as undeliverable when every try has failed; the dashboard shows it to the operator. */
export async function markMailUndeliverable(deps: Needs, mailId: string): Promise<void> {
  deps.log.error({ mailId }, 'a mail could not be delivered')
  await updateMailUndeliverable(deps.db.read, mailId)
}
