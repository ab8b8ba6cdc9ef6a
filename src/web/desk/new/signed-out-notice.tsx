import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import type { SignedOutWhile } from './use-entry.ts'

/** Above the form, which keeps everything. It takes the focus when a button was pressed, not from a field in use. */
export function SignedOutNotice({ signedOut }: { signedOut: SignedOutWhile }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (signedOut.wasPressed) notice.current?.focus()
  }, [signedOut])
  return (
    <div role="alert">
      <Notice tone="error" title="You have been signed out" ref={notice}>
        <p>
          Nothing you typed is lost.{' '}
          <a className="link" href={href('/auth')} target="_blank" rel="noopener">
            Sign in again
          </a>{' '}
          (in a new tab), come back to this page, and press the button again.
        </p>
      </Notice>
    </div>
  )
}
