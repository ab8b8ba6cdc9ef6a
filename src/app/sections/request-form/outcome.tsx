import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** What came of a form, where the form or its complaints stood. Takes the focus when it appears. */
export function Outcome({ title, children }: { title?: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice tone="success" {...(title ? { title } : {})} ref={notice} autoFocus>
      {children}
    </Notice>
  )
}
