import { Form, href, Link } from 'react-router'
import type { UndeliverableMail } from '#adapters/database/admin/attention.ts'
import { DateTime } from '#app/sections/date-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { isToGuest } from '#domain/mail.ts'
import { searchAddress } from '../frame/tabs.ts'
import { mailErrorMessage, mailLabel } from '../labels/mail-labels.ts'

/** An email that the queue has given up, with a button that queues it again. */
export function UndeliverableMailItem({ mail }: { mail: UndeliverableMail }) {
  const { name, tab } = mailLabel(mail.kind)
  return (
    <li className="attention-item">
      <div>
        <p className="attention-item__what">
          <b>{name}</b>
        </p>
        <p className="attention-item__when">
          Queued <DateTime at={mail.createdAt} />
        </p>
      </div>
      <div>
        <p>
          To <b>{mail.toAddress}</b>
          {mail.reference && tab && (
            <>
              , about{' '}
              <Link className="link" to={searchAddress(tab, mail.reference)}>
                {mail.reference}
              </Link>
            </>
          )}
        </p>
        {isToGuest(mail.kind) && mail.customerPhone && (
          <p>
            Call {mail.customerName}: {mail.customerPhone}
          </p>
        )}
        <p className="attention-item__why">
          {mailErrorMessage(mail.lastError)}
          {mail.attempts > 1 && ` The site tried ${mail.attempts} times.`}
        </p>
      </div>
      <Form method="post" action={href('/admin/send-again')}>
        <input type="hidden" name="mailId" value={mail.id} />
        <Button type="submit">
          Send again<span className="visually-hidden"> to {mail.toAddress}</span>
        </Button>
      </Form>
    </li>
  )
}
