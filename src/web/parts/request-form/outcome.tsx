import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'

/** The success message in place of a sent form. Takes the focus when it appears. */
export function Outcome({ title, children }: { title?: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice tone="success" title={title} ref={notice} autoFocus>
      {children}
    </Notice>
  )
}
