// Loaded before the site: disables the queue's timeouts, recognised by their ten seconds.
const QUEUE_LIMIT_MS = 10_000
const realSetTimeout = globalThis.setTimeout

globalThis.setTimeout = Object.assign(
  (work: () => void, ms?: number, ...args: []) =>
    realSetTimeout(ms === QUEUE_LIMIT_MS ? () => {} : work, ms, ...args),
  realSetTimeout,
)
