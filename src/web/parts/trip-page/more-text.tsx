import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Text that guests open when they want it; the browser also opens it for a search in the page. */
export function MoreText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="more-text">
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
