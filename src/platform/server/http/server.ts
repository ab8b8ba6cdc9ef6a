import { createServer, type Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than the idle timeout of proxies (a minute): a request on a connection we have just closed would fail. */
const KEEP_ALIVE_MS = 75_000
/** Socket inactivity timeout for clients that stop reading. Pages answer within twelve seconds. */
const INACTIVITY_MS = 60_000
/** How often Node checks the two timeouts above. */
const TIMEOUT_CHECK_MS = 2_000
/** Upper bound for accepting queued connections under constant load. */
const ACCEPT_QUEUED_WITHIN_MS = 2_000
const DRAIN_MS = 10_000
const SWEEP_EVERY_MS = 100

/** Each connection may buffer a quarter of a megabyte of a request body. */
const MAX_CONNECTIONS = 1_500

/** @param inactivityMs socket inactivity timeout; shorter in tests */
export function createHttpServer({ inactivityMs = INACTIVITY_MS } = {}): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    // No body stream for requests without a body: a tenth more requests a second.
    optimizeEmptyRequests: true,
  })
  server.timeout = inactivityMs
  server.maxConnections = MAX_CONNECTIONS
  return server
}

/** @param setting names the port in the error message */
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
 * Graceful shutdown of the server. Turns keep-alive off and accepts connections for `noticeMs` more, until load
 * balancers have noticed that `/readyz` fails; then accepts the connections still queued in the kernel, stops
 * listening, and answers the requests in flight.
 */
export async function drain(server: Server, noticeMs: number): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  await sleep(noticeMs)
  await acceptQueuedConnections(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // Connections whose response was in flight become idle later.
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearInterval(sweeping)
  clearTimeout(deadline)
}

/** Each turn of the event loop accepts a queued connection, so a turn without one means that the queue is empty. */
async function acceptQueuedConnections(server: Server): Promise<void> {
  const deadline = performance.now() + ACCEPT_QUEUED_WITHIN_MS
  let hasAccepted = true
  function note() {
    hasAccepted = true
  }
  server.on('connection', note)
  while (hasAccepted && performance.now() < deadline) {
    hasAccepted = false
    // A whole turn of the event loop lies between two of these.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
}
