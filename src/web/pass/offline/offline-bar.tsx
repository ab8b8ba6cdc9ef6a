import { useIsOffline, useReloadWhenOnline } from './use-is-offline.ts'

/** Says without a connection how old the pass is. In the page from the beginning, because a kept copy shows it at once. */
export function OfflineBar({ asOf }: { asOf: string }) {
  const isOffline = useIsOffline()
  useReloadWhenOnline()
  return (
    <p className={isOffline ? 'offline-bar offline-bar--shown' : 'offline-bar'} role="status">
      <b>No connection.</b> This is your pass as of {asOf} (Bangkok). Thai cards and calls still work. You can
      pay and make changes once you’re back online.
    </p>
  )
}
