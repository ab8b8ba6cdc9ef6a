import { useEffect, useRef } from 'react'

/** Opens a step of the form when its answer says so; until the next answer the guest opens and closes it. */
export function useOpenedStep(opens: boolean, answer: unknown) {
  const step = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (step.current && answer && opens) step.current.open = true
  }, [answer, opens])
  return step
}

/**
 * For a step that was opened while the one above it closed: shows the form from its head, where that has left the screen.
 * @param head selects what begins with that head, around the step
 */
export function showFromHead(step: HTMLElement, head: string) {
  const whole = step.closest(head)
  if (whole && whole.getBoundingClientRect().top < 0) whole.scrollIntoView()
}
