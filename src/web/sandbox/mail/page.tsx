import { href, Link } from 'react-router'
import type { MailCalendar } from '#platform/mail/contract.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { DateTime } from '../../parts/date-time.tsx'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import type { Route } from './+types/page.ts'
import { readMailbox } from './mailbox.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const mails = await readMailbox(context)
  const wanted = url.searchParams.get('mail')
  const open = mails.find((mail) => mail.id === wanted) ?? mails[0]
  return {
    mails: mails.map(({ id, toAddress, subject, createdAt }) => ({
      id,
      toAddress,
      subject,
      createdAt,
    })),
    open: open && {
      id: open.id,
      toAddress: open.toAddress,
      fromAddress: open.fromAddress,
      createdAt: open.createdAt,
      subject: open.subject,
      text: open.text,
      html: open.html,
      calendar: calendarPartOf(open.calendar),
    },
    operator: context.get(depsContext).addresses.operator,
  }
}

export const meta: Route.MetaFunction = () => unlistedMeta('Mailbox')

export default function SandboxMailPage({ loaderData: { mails, open, operator } }: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <div className="page-head below-16">
        <h1>Mailbox</h1>
        <p>No mail server is set, so every email stays here. Requests for the operator go to {operator}.</p>
      </div>
      {open ? (
        <div className="mailbox grid at-top gap-16 size-small close">
          <ul className="mailbox__list raised break" aria-label="Emails">
            {mails.map((mail) => (
              <li className="ruled" key={mail.id}>
                <Link
                  className="block pad-row"
                  to={`?mail=${mail.id}`}
                  preventScrollReset
                  aria-current={mail.id === open.id ? 'true' : undefined}
                >
                  <b>{mail.subject}</b>
                  <span className="block muted size-meta nowrap">{mail.toAddress}</span>
                  <span className="block muted size-meta nowrap">
                    <DateTime at={mail.createdAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <article className="mailbox__mail raised break" aria-label={open.subject}>
            <header className="pad-16">
              <h2 className="size-card tight">{open.subject}</h2>
              <p className="muted above-4">
                From {open.fromAddress} to {open.toAddress}, <DateTime at={open.createdAt} />
              </p>
            </header>
            <iframe
              title="How the email looks"
              sandbox="allow-popups"
              srcDoc={`<base target="_blank">${open.html}`}
            />
            <details>
              <summary className="ruled touch pad-row river strong">The text version</summary>
              <pre className="pad-body">{open.text}</pre>
            </details>
            {open.calendar && (
              <details>
                <summary className="ruled touch pad-row river strong">{open.calendar.words}</summary>
                <pre className="pad-body">{open.calendar.file}</pre>
              </details>
            )}
          </article>
        </div>
      ) : (
        <div className="raised break align-centre pad-24">
          <h2>No emails yet</h2>
          <p className="muted above-4">
            Book <Link to={href('/tours')}>a trip</Link> and look again.
          </p>
        </div>
      )}
    </div>
  )
}

export const ErrorBoundary = ErrorPage

/** The calendar part of an email: what it does and when in a sentence, and the file as it is sent. */
type CalendarPart = { words: string; file: string }

const DOES = { REQUEST: 'puts into the calendar', CANCEL: 'takes out of the calendar' } as const
const START = /^DTSTART(?:;VALUE=DATE)?:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ)?\r?$/gm

function calendarPartOf(calendar: MailCalendar | null): CalendarPart | null {
  if (!calendar) return null
  const { method, files } = calendar
  const file = files.join('\n')
  const starts = Array.from(file.matchAll(START), ([, year, month, day, hour, minute]) => {
    const date = `${year}-${month}-${day}`
    return hour ? `${dayAndTime(new Date(`${date}T${hour}:${minute}:00Z`))} (Bangkok)` : formatShortDay(date)
  })
  return { words: `Calendar part, METHOD:${method}: ${DOES[method]} ${starts.join(', ')}`, file }
}
