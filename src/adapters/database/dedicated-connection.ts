import { pg } from './postgres-client.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** After this long without a word, the kernel asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000

/**
 * A connection outside of the site's pool, and without its limits of time, for work that may take long. One that is
 * lost without a word is noticed by TCP keep-alive.
 */
export async function openDedicatedConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // Whoever waits for an answer is told; a cut between two questions would end the process without this.
  client.on('error', () => {})
  await client.connect()
  return client
}
