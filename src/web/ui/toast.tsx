import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

export type ToastText = { tone: 'success' | 'error'; title?: string; text: string }

const SUCCESS_STAYS_MS = 8000

/** A message over the page; a success closes by itself. Pass a new object to show the next message, even with the same text. */
export function Toast({ message }: { message: ToastText | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const shown = dialog.current
    if (!shown || !message) return
    shown.open = true
    if (message.tone === 'error') return
    const timer = setTimeout(() => shown.close(), SUCCESS_STAYS_MS)
    return () => clearTimeout(timer)
  }, [message])

  if (!message) return null
  const isError = message.tone === 'error'
  return (
    <dialog
      open
      ref={dialog}
      className={`toast toast--${message.tone}`}
      aria-label={isError ? 'Problem' : 'Done'}
    >
      <div role={isError ? 'alert' : 'status'}>
        {message.title && <p className="strong">{message.title}</p>}
        <p>{message.text}</p>
      </div>
      <form method="dialog">
        <button className="toast__close" type="submit" aria-label="Close this message">
          <Icon name="cross" />
        </button>
      </form>
    </dialog>
  )
}
