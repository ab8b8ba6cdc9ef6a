import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'

const ICONS = { success: 'check', error: 'alert', info: 'shield' } as const satisfies Record<string, IconName>

type NoticeProps = {
  tone: keyof typeof ICONS
  title?: string
  children: ReactNode
  /** Lets a script move the focus here when the notice is the news. */
  ref?: Ref<HTMLDivElement>
}

export function Notice({ tone, title, children, ref }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
