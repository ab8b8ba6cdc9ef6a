import { Form, href } from 'react-router'
import { Breakable } from '../../parts/breakable.tsx'
import { AnchorButton, Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PressPhoto } from '../drives/press-photo.tsx'
import { GuestLink } from '../money/guest-link.tsx'
import type { NeedView, TodayView } from '../today/load-today.ts'
import { NEED_KINDS } from './need-kinds.ts'

export const NEEDS_YOU = 'needs-you'

/** What a person has to decide, the nearest end first. */
export function NeedsYou({ view: { needs, needsCount } }: { view: TodayView }) {
  return (
    <section className="panel" id={NEEDS_YOU} aria-labelledby="needs-you-title">
      <div className="panel__head">
        <h2 id="needs-you-title">Needs you</h2>
        <p>{needsCount}</p>
      </div>
      {needsCount === 0 && <p className="panel__empty">Nothing needs you right now.</p>}
      <ol className="needs">
        {needs.map((need, index) => (
          <Need need={need} isUrgent={index === 0 && need.countdown?.isSoon === true} key={need.key} />
        ))}
        {needsCount > needs.length && (
          <li className="ruled pad-row">
            <p className="muted">{needsCount - needs.length} more are in the lists.</p>
          </li>
        )}
      </ol>
    </section>
  )
}

function Need({ need, isUrgent }: { need: NeedView; isUrgent: boolean }) {
  const { kind, title, guest, text, photo, countdown, answer, releaseAll } = need
  const look = isUrgent ? 'primary' : 'outline'
  return (
    <li className="ruled pad-row" data-row={need.key}>
      <p className="cluster spread muted gap-4 gap-x-12">
        <span>{NEED_KINDS[kind]}</span>
        {countdown && (
          <span
            className={
              countdown.isSoon
                ? 'inline-flex middle gap-4 strong lacquer'
                : 'inline-flex middle gap-4 ink strong'
            }
          >
            <Icon name="clock" />
            {countdown.text}
            <span className="visually-hidden">, {countdown.until}</span>
          </span>
        )}
      </p>
      <h3>
        <Breakable text={title} />
      </h3>
      <p className="muted">
        {guest && (
          <>
            <GuestLink guest={guest} withReference />.{' '}
          </>
        )}
        {text}
        {countdown && kind === 'request' && ` Waits ${countdown.until}.`}
      </p>
      {photo && <PressPhoto photo={photo} />}
      {answer && 'to' in answer && (
        <LinkButton to={answer.to} look={look}>
          {answer.button}
          <span className="visually-hidden">: {title}</span>
        </LinkButton>
      )}
      {answer && 'call' in answer && (
        <p className="cluster gap-x-8">
          <AnchorButton href={answer.call} look={look} aria-label={`Call ${answer.name}`}>
            Call
          </AnchorButton>
          {answer.chat && (
            <AnchorButton
              href={answer.chat}
              target="_blank"
              rel="noopener"
              aria-label={`WhatsApp ${answer.name}`}
            >
              WhatsApp
            </AnchorButton>
          )}
        </p>
      )}
      {answer && 'choices' in answer && (
        <div className="cluster gap-x-8">
          {answer.choices.map(({ button, to }) => (
            <AnswerForm to={to} field={['seen', answer.seen]} button={button} {...{ title, look }} key={to} />
          ))}
        </div>
      )}
      {answer && 'pressId' in answer && (
        <AnswerForm
          to={href('/desk/drives/:legId', { legId: answer.legId })}
          field={['noted', answer.pressId]}
          button={answer.button}
          {...{ title, look }}
        />
      )}
      {answer && 'mailId' in answer && (
        <AnswerForm
          to={href('/admin/send-again')}
          field={['mailId', answer.mailId]}
          button={answer.button}
          {...{ title, look }}
        />
      )}
      {releaseAll && (
        <AnswerForm
          to={releaseAll.to}
          field={['seen', releaseAll.seen]}
          button={releaseAll.button}
          title={title}
        />
      )}
    </li>
  )
}

type AnswerFormProps = {
  to: string
  /** The name and value of what is answered. */
  field: [name: string, value: string | number]
  button: string
  /** Of the need, which tells apart the buttons of a list. */
  title: string
  look?: 'primary' | 'outline'
}

/** One button that answers a need and leads back to Today. */
function AnswerForm({ to, field: [name, value], button, title, look }: AnswerFormProps) {
  return (
    <Form method="post" action={to}>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="back" value={href('/desk')} />
      <Button type="submit" {...(look && { look })}>
        {button}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </Form>
  )
}

/** Where the list is below the departures: how much needs a person, and what comes first. */
export function FirstNeed({ view: { needs, needsCount } }: { view: TodayView }) {
  const [first] = needs
  if (!first) return null
  const count = needsCount === 1 ? '1 thing needs you.' : `${needsCount} things need you.`
  return (
    <a className="first-need attention flex middle gap-8 touch ink" href={`#${NEEDS_YOU}`}>
      <Icon name="alert" />
      <span className="break grow shrink">
        <b>{count}</b>{' '}
        {first.countdown ? `Next, ${first.countdown.text}: ${first.title}` : `Next: ${first.title}`}
      </span>
      <Icon name="chevron-down" />
    </a>
  )
}
