import type { ReactNode } from 'react'
import { useIsHydrated } from '../ui/hooks/use-is-hydrated.ts'

/** Opens the browser's print dialog, by which a page is also saved as PDF. Only a browser with scripts shows it. */
export function PrintButton({ className, children }: { className?: string; children: ReactNode }) {
  // Its place is kept, so that nothing beside it moves.
  if (!useIsHydrated()) return <span className={className} aria-hidden="true" />
  return (
    <button type="button" className={className} onClick={() => print()}>
      {children}
    </button>
  )
}
