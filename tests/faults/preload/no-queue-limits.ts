// The queue's limits of time, which are the only ones of ten seconds, never end anything.
const QUEUE_LIMIT_MS = 10_000
const realSetTimeout = globalThis.setTimeout

globalThis.setTimeout = Object.assign(
  (work: () => void, ms?: number, ...args: []) =>
    realSetTimeout(ms === QUEUE_LIMIT_MS ? () => {} : work, ms, ...args),
  realSetTimeout,
)
