import { useEffect } from 'react'
import { type Markup, StaticMarkup } from '../../parts/static-markup.tsx'

/**
 * The page of a booking as the server has rendered it. Its forms and dialogs need no scripts, so its components are not
 * sent to the browser.
 */
export function BookingMarkup({ markup }: { markup: Markup }) {
  useEffect(openDialogsWhereCommandsAreUnknown, [])
  useEffect(copyOnPress, [])
  return <StaticMarkup markup={markup} />
}

/** For browsers from before buttons with a command. */
function openDialogsWhereCommandsAreUnknown() {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const open = ({ target }: MouseEvent) => {
    const id = (target as Element).closest('[commandfor]')?.getAttribute('commandfor')
    const dialog = id && document.getElementById(id)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  }
  document.addEventListener('click', open)
  return () => document.removeEventListener('click', open)
}

/** The text that a button names; the button says that it is done. */
function copyOnPress() {
  const copy = async ({ target }: MouseEvent) => {
    const button = (target as Element).closest('[data-copy]')
    const text = button?.getAttribute('data-copy')
    if (!button || !text) return
    await navigator.clipboard?.writeText(text).then(
      () => button.replaceChildren('Copied'),
      () => {},
    )
  }
  document.addEventListener('click', copy)
  return () => document.removeEventListener('click', copy)
}
