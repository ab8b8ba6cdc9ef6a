import { setTimeout as sleep } from 'node:timers/promises'
import { pg } from './postgres-client.ts'

export type PublicChanges = {
  /** Begins to listen, once the database is migrated. */
  start(): void
  /** False while the connection is lost: changes may be missed. */
  isListening(): boolean
  /** Calls `listener` after each notification, and after each reconnect, because some may have been missed. */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000
/** A silently dropped connection is detected after the sum of these two. */
const HEARTBEAT_MS = 5_000
const HEARTBEAT_TIMEOUT_MS = 5_000
const CLOSE_TIMEOUT_MS = 500

/**
 * Listens for `notify public_change` on a dedicated connection, from `start` on. A trigger sends it in the transaction of every change
 * to public content, and every instance clears its page cache.
 * @param onProblem called with the error when the connection is lost; it reconnects by itself
 */
export function listenToPublicChanges(url: string, onProblem: (error: Error) => void): PublicChanges {
  const listeners: (() => void)[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  let isListening = false

  function notifyListeners() {
    for (const listener of listeners) listener()
  }
  function onListening() {
    isListening = true
    notifyListeners()
  }
  async function keepListening() {
    while (!signal.aborted) {
      await listenUntilLost(url, { onListening, onNotification: notifyListeners, signal }).catch(
        (error) => signal.aborted || onProblem(error),
      )
      isListening = false
      await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {})
    }
  }
  let stopped: Promise<void> | undefined

  return {
    start() {
      stopped ??= keepListening()
    },
    isListening: () => isListening,
    onChange: (listener) => void listeners.push(listener),
    async stop() {
      stopping.abort()
      await stopped
    },
  }
}

/** @throws when the connection cannot be made or is lost, and when `signal` aborts */
async function listenUntilLost(
  url: string,
  calls: { onListening(): void; onNotification(): void; signal: AbortSignal },
): Promise<never> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    application_name: 'saphan-changes',
  })
  const { promise: lost, reject } = Promise.withResolvers<never>()
  // It may be lost while nothing is awaited.
  lost.catch(() => {})
  client.on('error', reject)
  client.on('end', () => reject(new Error('the connection has ended')))
  client.on('notification', calls.onNotification)
  calls.signal.addEventListener('abort', reject, { once: true })
  try {
    await Promise.race([lost, client.connect()])
    await Promise.race([lost, client.query('listen public_change')])
    calls.onListening()
    for (;;) {
      await Promise.race([lost, sleep(HEARTBEAT_MS, undefined, { ref: false })])
      await Promise.race([lost, client.query('select 1')])
    }
  } finally {
    calls.signal.removeEventListener('abort', reject)
    await Promise.race([client.end().catch(() => {}), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  }
}
