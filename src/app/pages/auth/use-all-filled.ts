import { type FormEvent, useState } from 'react'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

/** Whether every field of a form holds something. Without scripts the answer is yes: then the server says what is missing. */
export function useAllFilled() {
  const isHydrated = useIsHydrated()
  const [isFilled, setFilled] = useState(false)

  function look(form: HTMLFormElement | null) {
    if (!form) return
    const fields = Array.from(new FormData(form)).filter(
      ([name]) => form.elements.namedItem(name) instanceof HTMLInputElement,
    )
    setFilled(fields.every(([, value]) => value !== ''))
  }
  return {
    isFilled: isFilled || !isHydrated,
    /** For the form: looks again after each change, and once for what the browser filled in by itself. */
    watch: { onInput: (event: FormEvent<HTMLFormElement>) => look(event.currentTarget), ref: look },
  }
}
