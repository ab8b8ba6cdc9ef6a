import type { CSSProperties } from 'react'

/** A grey stand-in of the same size as what is still on its way. Hidden from screen readers. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return <span className="skeleton" aria-hidden="true" style={{ height, width } satisfies CSSProperties} />
}
