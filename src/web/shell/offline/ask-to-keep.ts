const FILE = /\.(js|css|woff2|svg|webp|avif)$/

/** Is this page the copy that a worker has kept? */
export function isKeptCopy(): boolean {
  return 'kept' in document.documentElement.dataset
}

/** Can a worker keep the page that is open? A copy is not kept anew; some browsers have no workers, or forbid them. */
export function canBeKept(): boolean {
  return 'serviceWorker' in navigator && !isKeptCopy()
}

/** Asks a worker to keep pages. Rejects where the browser forbids it. */
export async function askToKeep(
  { address, scope }: { address: string; scope: string },
  message: object,
): Promise<void> {
  const { active, waiting, installing } = await navigator.serviceWorker.register(address, { scope })
  ;(installing ?? waiting ?? active)?.postMessage(message)
}

/** The paths of the scripts, styles, fonts and pictures of this site that the page has loaded. */
export function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return filesOfSite(addresses, location.origin)
}

/** Of these addresses the paths of files that are of this site. */
export function filesOfSite(addresses: readonly string[], siteOrigin: string): string[] {
  return addresses
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === siteOrigin && FILE.test(pathname))
    .map(({ pathname }) => pathname)
}
