import { type FormEvent, useState } from 'react'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'

/** Whether every field of a form is filled in. Without scripts always true: then the server says what is missing. */
export function useAllFilled() {
  const isHydrated = useIsHydrated()
  const [isFilled, setFilled] = useState(false)

  function check(form: HTMLFormElement | null) {
    if (!form) return
    const fields = Array.from(new FormData(form)).filter(
      ([name]) => form.elements.namedItem(name) instanceof HTMLInputElement,
    )
    setFilled(fields.every(([, value]) => value !== ''))
  }
  return {
    isFilled: isFilled || !isHydrated,
    /** Props of the form: check after each input, and once for fields that the browser has filled in. */
    watch: { onInput: (event: FormEvent<HTMLFormElement>) => check(event.currentTarget), ref: check },
  }
}
