import { createServer, type Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** Proxies let go of an idle connection after a minute; a request that meets one we have just let go of is lost. */
const KEEP_ALIVE_MS = 75_000
/**
 * Nothing has moved on a connection for this long while a request is answered: the visitor reads no further. Pages
 * answer within twelve seconds; an answer that goes on for longer has to send something more often than this.
 */
const SILENCE_MS = 60_000
/** Node looks for slow clients this often only. */
const TIMEOUT_CHECK_MS = 2_000
/** Under a load that does not end, connections never stop coming. */
const TAKE_WITHIN_MS = 2_000
const DRAIN_MS = 10_000
const SWEEP_EVERY_MS = 100

/** @param silenceMs after how long a connection is ended on which an answer is not read; shorter in tests */
/** Each may hold a quarter of a megabyte of a body that is still being sent. */
const MOST_CONNECTIONS = 1_500

export function createSiteServer({ silenceMs = SILENCE_MS } = {}): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    // Nobody waits for the end of a body that was never announced: a tenth more requests a second.
    optimizeEmptyRequests: true,
  })
  server.timeout = silenceMs
  server.maxConnections = MOST_CONNECTIONS
  return server
}

/** @param setting names the port in a message */
export function listen(
  server: Server,
  setting: 'PORT' | 'METRICS_PORT',
  port: number,
  host: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`${setting} ${port} is in use by another program`) : error,
      ),
    )
    server.listen(port, host, resolve)
  })
}

/**
 * Ends connections with the answers on them, and takes new ones for as long as a load balancer needs to notice that
 * `/readyz` says no. Then answers what has been asked, also on connections that the kernel has and we have not seen
 * yet, and takes nothing new.
 */
export async function drain(server: Server, noticeMs: number): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await sleep(noticeMs)
  await untilAllAreTaken(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // Those whose answer was already on its way are idle only now.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweeping)
  clearTimeout(deadline)
}

/** Each turn of the event loop takes a connection if one waits, so a turn without any has left none behind. */
async function untilAllAreTaken(server: Server): Promise<void> {
  const deadline = performance.now() + TAKE_WITHIN_MS
  let hasTaken = true
  function note() {
    hasTaken = true
  }
  server.on('connection', note)
  while (hasTaken && performance.now() < deadline) {
    hasTaken = false
    // Between two of these lies a whole turn.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
}
