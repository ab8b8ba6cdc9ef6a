import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'

const ICONS = { success: 'check', error: 'alert', info: 'shield' } as const satisfies Record<string, IconName>

type NoticeProps = {
  tone: keyof typeof ICONS
  title?: string
  children: ReactNode
  /** Lets a script move the focus to the notice when it appears. */
  ref?: Ref<HTMLDivElement>
  /** The browser focuses the notice when it opens the page, also without scripts. */
  autoFocus?: boolean
}

export function Notice({ tone, title, children, ref, autoFocus }: NoticeProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a refusal into view
    <div className={`notice notice--${tone}`} ref={ref} tabIndex={ref ? -1 : undefined} autoFocus={autoFocus}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  )
}

/** Why a form was refused; it is read out, and takes the focus. */
export function RefusedNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Notice tone="error" autoFocus>
        {children}
      </Notice>
    </div>
  )
}
