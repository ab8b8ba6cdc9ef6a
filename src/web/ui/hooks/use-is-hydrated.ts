import { useSyncExternalStore } from 'react'

/** False while the page is as the server sent it, true once scripts have taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
