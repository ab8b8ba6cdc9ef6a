import { useEffect, useRef } from 'react'
import type { Challenge } from '#platform/limits/proof-of-work.ts'

/**
 * Tells the server whether a person fills in the form around it: a honeypot field, the time it took, and, when the server
 * sends a challenge, its solution; then the form is sent again automatically.
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
    // If it fails, the guest can press the button again, as the message says.
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
