import type { CSSProperties } from 'react'

/** A grey placeholder of the size of the content that is still loading. Hidden from screen readers. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return <span className="skeleton" aria-hidden="true" style={{ height, width } satisfies CSSProperties} />
}
