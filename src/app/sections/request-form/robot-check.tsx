import { useEffect, useRef } from 'react'
import type { Challenge } from '#operations/limits/proof-of-work.ts'

/**
 * Shows the server that a person fills in the form around it: a field that only robots see, the time it took, and,
 * when the server asks for it, the solution of a challenge, with which the form is sent again by itself.
 */
export function RobotCheck({ challenge }: { challenge: Challenge | undefined }) {
  const trap = useRef<HTMLInputElement>(null)
  const proof = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const shownAt = performance.now()
    const form = trap.current?.form
    const noteTime = ({ formData }: FormDataEvent) =>
      formData.set('filledInMs', String(Math.round(performance.now() - shownAt)))
    form?.addEventListener('formdata', noteTime)
    return () => form?.removeEventListener('formdata', noteTime)
  }, [])

  useEffect(() => {
    if (!challenge) return
    const stopped = new AbortController()
    async function send(asked: Challenge) {
      const { solve } = await import('./solve-challenge.ts')
      const solution = await solve(asked, stopped)
      if (!solution || !proof.current) return
      proof.current.value = solution
      proof.current.form?.requestSubmit()
    }
    // Without the script the button is there, as the message says.
    send(challenge).catch(() => {})
    return () => stopped.abort()
  }, [challenge])

  return (
    <>
      {challenge && <input type="hidden" name="proof" ref={proof} />}
      <input className="for-robots" name="homepage" ref={trap} tabIndex={-1} aria-hidden autoComplete="off" />
    </>
  )
}
