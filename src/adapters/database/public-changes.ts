import { setTimeout as sleep } from 'node:timers/promises'
import { pg } from './postgres-client.ts'

export type PublicChanges = {
  /** While this is false, changes happen that nobody tells us of. */
  isHearing(): boolean
  /**
   * Calls `listener` after each change of what visitors may see, made by whichever instance, and whenever listening
   * begins anew, because what was said meanwhile was not heard.
   */
  onChange(listener: () => void): void
  stop(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 5_000
/** A connection that is cut without a word is noticed after these two. */
const PULSE_MS = 5_000
const PULSE_TIMEOUT_MS = 5_000
/** A connection that was cut does not answer to a goodbye either. */
const GOODBYE_MS = 500
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/**
 * Listens, on one connection of its own, to what the triggers of `0005_public_changes.sql` tell. A connection that
 * is lost, or cannot be had yet, is tried again for ever.
 * @param onProblem told why a connection was lost; it is made anew by itself
 */
export function listenToPublicChanges(url: string, onProblem: (error: Error) => void): PublicChanges {
  const listeners: (() => void)[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  let hearing = false
  let wait = FIRST_WAIT_MS

  function tell() {
    for (const listener of listeners) listener()
  }

  function hear() {
    hearing = true
    wait = FIRST_WAIT_MS
    tell()
  }

  async function listen() {
    while (!signal.aborted) {
      await untilLost(url, { hear, tell, signal }).catch((error) => signal.aborted || onProblem(error))
      hearing = false
      await sleep(wait, undefined, { signal }).catch(() => {})
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }
  const listening = listen()

  return {
    isHearing: () => hearing,
    onChange: (listener) => void listeners.push(listener),
    async stop() {
      stopping.abort()
      await listening
    },
  }
}

type Ears = { hear(): void; tell(): void; signal: AbortSignal }

/** @throws when the connection cannot be had or is lost, and when it is to end */
async function untilLost(url: string, { hear, tell, signal }: Ears): Promise<never> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: PULSE_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'saphan-changes',
  })
  const { promise: lost, reject } = Promise.withResolvers<never>()
  // It may be lost while nothing is waited for.
  lost.catch(() => {})
  client.on('error', reject)
  client.on('end', () => reject(new Error('the connection has ended')))
  client.on('notification', tell)
  signal.addEventListener('abort', reject, { once: true })
  try {
    await Promise.race([lost, client.connect()])
    await Promise.race([lost, client.query('listen public_change')])
    hear()
    for (;;) {
      await Promise.race([lost, sleep(PULSE_MS, undefined, { ref: false })])
      await Promise.race([lost, client.query('select 1')])
    }
  } finally {
    signal.removeEventListener('abort', reject)
    await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS, undefined, { ref: false })])
  }
}
