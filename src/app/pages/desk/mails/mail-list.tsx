import type { ListedMail } from '#adapters/database/admin/mails.ts'
import { DateTime } from '#app/sections/date-time.tsx'
import { Badge } from '../labels/badge.tsx'
import { mailErrorMessage, mailLabel } from '../labels/mail-labels.ts'
import { MAIL_STATES } from '../labels/state-labels.ts'
import { RowPart } from '../lists/row.tsx'

/** The mails of one request. */
export function MailList({ mails }: { mails: readonly ListedMail[] }) {
  if (mails.length === 0) return null
  return (
    <RowPart title="Emails">
      <ul className="steps">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Badge state={MAIL_STATES[mail.state]} />
            <span>
              {mailLabel(mail.kind)}, {mail.toAddress}
              {mail.state === 'undeliverable' && `. ${mailErrorMessage(mail.lastError)}`}
              {mail.state === 'in-digest' && '. Many requests came in that hour.'}
              {mail.state === 'held-back' && '. This address had already had many emails that day.'}
            </span>
            <DateTime at={mail.sentAt ?? mail.createdAt} />
          </li>
        ))}
      </ul>
    </RowPart>
  )
}
