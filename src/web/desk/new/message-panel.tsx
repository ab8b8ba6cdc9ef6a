import { useRef, useState } from 'react'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { controlProps } from './entry-field.tsx'
import type { EntryView } from './entry-view.ts'
import type { Entry } from './use-entry.ts'

/** The pasted chat, what was read from it, and an answer that is ready to be sent. */
export function MessagePanel({ entry }: { entry: Entry }) {
  const { view, values, read, isBusy } = entry
  const lastRead = useRef(values.message)
  function readIfNew() {
    if (latestMessage() === lastRead.current) return
    lastRead.current = latestMessage()
    read()
  }
  const latestMessage = () => field.current?.value ?? ''
  const field = useRef<HTMLTextAreaElement>(null)
  const readButton = useRef<HTMLButtonElement>(null)
  return (
    <section className="panel entry__message" aria-labelledby="entry-message-title">
      <header className="panel__head">
        <h2 id="entry-message-title">The message</h2>
      </header>
      {view.message && <MarkedMessage message={view.message} />}
      <div className="grid gap-8 pad-body">
        <label className="field__label" htmlFor="entry-message">
          {view.message ? 'The message as it was pasted' : 'Paste a chat here, or start with the name'}
        </label>
        <textarea
          className="control"
          rows={view.message ? 3 : 6}
          {...controlProps(entry, 'message')}
          ref={field}
          onPaste={() => setTimeout(readIfNew)}
          onBlur={({ relatedTarget }) => {
            // Its button reads the message itself: twice at once would be two questions.
            if (relatedTarget !== readButton.current) readIfNew()
          }}
        />
        {view.errors.message && <FieldError id="entry-message-error" text={view.errors.message} />}
        <Button type="submit" name="press" value="read" ref={readButton} aria-busy={isBusy || undefined}>
          <Icon name="chat" />
          Read message
        </Button>
      </div>
      {view.reply && <Reply reply={view.reply} />}
    </section>
  )
}

function MarkedMessage({
  message: { parts, found, wanted, unread, isCut },
}: {
  message: NonNullable<EntryView['message']>
}) {
  const isAnyRead = parts.some(({ state }) => state !== 'plain')
  return (
    <>
      <p className="bubble lines break">
        {parts.map(({ text, start, state }) =>
          state === 'plain' ? (
            <span key={start}>{text}</span>
          ) : (
            <mark className={state === 'asked' ? 'entry-asked' : undefined} key={start}>
              {text}
            </mark>
          ),
        )}
      </p>
      <p className="pad-row icons-low icons-leaf flex gap-8" role="status">
        <Icon name={isAnyRead ? 'check' : 'alert'} />
        {isAnyRead ? (
          <span>
            <b>
              {found} of {wanted} found.
            </b>{' '}
            Please check them. The message stays with the booking.
            {unread.length > 0 && ` Not used: ${unread.join(', ')}.`}
          </span>
        ) : (
          <span>
            Nothing found in this message. Please fill in the form; the message stays with the booking.
          </span>
        )}
      </p>
      {isCut && (
        <p className="pad-row icons-low icons-star flex gap-8" role="status">
          <Icon name="alert" />
          <span>
            Only the first 10,000 characters are read, and no more can be kept. Please leave only what is
            about this booking.
          </span>
        </p>
      )}
    </>
  )
}

function Reply({ reply: { text, whatsapp } }: { reply: NonNullable<EntryView['reply']> }) {
  const isHydrated = useIsHydrated()
  const [copied, setCopied] = useState('')
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <div className="grid gap-8 pad-body ruled">
      <label className="field__label" htmlFor="entry-reply">
        Your reply, ready to send
      </label>
      <textarea className="control" id="entry-reply" rows={5} readOnly value={text} />
      <p className="cluster gap-4">
        {whatsapp && (
          <AnchorButton href={whatsapp} target="_blank" rel="noopener">
            <Icon name="chat" />
            Send on WhatsApp
          </AnchorButton>
        )}
        {isHydrated && (
          <Button look="quiet" onClick={copy}>
            {copied === text ? 'Copied' : 'Copy'}
          </Button>
        )}
      </p>
    </div>
  )
}
