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
    const input = field.current
    const form = input?.form
    if (!form || !seesAgain) return
    const identify = ({ submitter }: SubmitEvent) => {
      input.value = sentBefore(new FormData(form, submitter), input.value, Date.now())
    }
    // Before the form is read to be sent.
    form.addEventListener('submit', identify, true)
    return () => form.removeEventListener('submit', identify, true)
  }, [seesAgain])
  return { field, renew }
}

export type RequestId = ReturnType<typeof useRequestId>

/**
 * Empty where the browser has no such function, which it has on https and localhost only: then equal forms of a day are
 * one request, as without scripts.
 */
function newRequestId(): string {
  return (crypto as Partial<Crypto>).randomUUID?.() ?? ''
}
