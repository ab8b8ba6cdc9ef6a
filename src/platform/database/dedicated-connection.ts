import { OUR_SESSION, pg } from './postgres-client.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** Idle time before the first TCP keep-alive probe. */
const KEEP_ALIVE_MS = 10_000

/** A connection outside of the pool and without its timeouts, for long work. TCP keep-alive detects a dead one. */
export async function openDedicatedConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // A lost connection rejects the running query; between queries its event would end the process without this.
  client.on('error', () => {})
  await client.connect()
  await client.query(OUR_SESSION)
  return client
}
