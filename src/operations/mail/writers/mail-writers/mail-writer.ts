import type { Mail } from '#emails/render.ts'
import type { Deps } from '#operations/deps.ts'

export type WrittenMail = {
  mail: Mail
  /** Where an answer goes: the guest's answers to the operator, the operator's to the guest. */
  replyTo: string
  /** Where one POST ends mails of this kind. */
  unsubscribeUrl?: string
}

export type MailWriterNeeds = Pick<
  Deps,
  'db' | 'catalogue' | 'now' | 'addresses' | 'publicUrl' | 'authSecret'
>

/** Writes a mail from what the database says now; `undefined` when there is nothing left to say. */
export type MailWriter = (deps: MailWriterNeeds, subjectId: string) => Promise<WrittenMail | undefined>
