import { useEffect, useRef } from 'react'

/** Opens a step of the form when its answer says so; until the next answer the guest opens and closes it. */
export function useOpenedStep(opens: boolean, answer: unknown) {
  const step = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (step.current && answer && opens) step.current.open = true
  }, [answer, opens])
  return step
}
