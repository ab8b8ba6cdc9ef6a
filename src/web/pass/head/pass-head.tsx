import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { StatePill } from '../../parts/state-pill.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ShownPass } from '../shown-pass.tsx'

const SIGNS: Record<ShownPass['tone'], IconName> = { wait: 'clock', sure: 'check', over: 'cross' }

/** The state of a booking as sign, word and sentence, and what has just happened. After a form it takes the focus. */
export function PassHead({ pass }: { pass: ShownPass }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAfterForm = useNavigationType() !== 'POP'
  useEffect(() => {
    if (!isAfterForm) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [isAfterForm])

  return (
    <header className="pass__head stack gap-16 measure">
      {/* A payment that has just come says the same. */}
      {!pass.notice?.title && <StatePill tone={pass.tone} sign={SIGNS[pass.tone]} text={pass.state} />}
      <h1 ref={heading} tabIndex={-1}>
        {pass.headline}
      </h1>
      {pass.lead && <p className="muted size-lead">{pass.lead}</p>}
      {pass.notice && (
        <Notice tone={pass.tone === 'over' ? 'info' : 'success'}>
          {pass.notice.title && <h2 className="pass__said">{pass.notice.title}</h2>}
          <p>{pass.notice.text}</p>
        </Notice>
      )}
    </header>
  )
}
