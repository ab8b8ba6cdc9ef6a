import { useCallback, useEffect, useRef } from 'react'
import { sentBefore } from './sent-before.ts'

/**
 * The idempotency key of a form, in a hidden field: sending the same form twice books once. It is made in the browser
 * after hydration, so that a cached page does not give two guests the same one. Call `renew` at every change of the form;
 * it writes to the field directly, because a render at every keystroke would be slow.
 * @param seesAgain is the same form from the same tab the same request, also after Back? Not at the desk, where two
 *   equal bookings are two.
 */
export function useRequestId({ seesAgain = true } = {}) {
  const field = useRef<HTMLInputElement>(null)
  const renew = useCallback(() => {
    if (field.current) field.current.value = newRequestId()
  }, [])
  useEffect(renew, [renew])
  useEffect(() => {
    const form = field.current?.form
    if (!form || !seesAgain) return
    function identify({ submitter }: SubmitEvent) {
      if (form && field.current)
        field.current.value = sentBefore(new FormData(form, submitter), field.current.value, Date.now())
    }
    // Before the form is read to be sent.
    form.addEventListener('submit', identify, { capture: true })
    return () => form.removeEventListener('submit', identify, { capture: true })
  }, [seesAgain])
  return { field, renew }
}

export type RequestId = ReturnType<typeof useRequestId>

// randomUUID exists only on https and localhost; a phone that opens the dev server by address has neither.
function newRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
