import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { kill, spawnNode } from '#tests/node-process.ts'

const RETRY_MS = 25
const TIMEOUT_MS = 60_000

/** The built site as a separate process; its log goes into `logFile`, if there is one. */
export function startSite(settings: Record<string, string>, preload: string[] = [], logFile?: string) {
  const imports = preload.flatMap((module) => ['--import', module])
  const { child, said } = spawnNode([...imports, 'build/server/index.js'], settings, { stdoutFile: logFile })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${settings.PORT}`
  return {
    child,
    said,
    ended,
    /** Resolves when `/readyz` answers 200. */
    async ready(patienceMs = TIMEOUT_MS): Promise<void> {
      const deadline = performance.now() + patienceMs
      while (!(await isReady(origin))) {
        const hasEnded = child.exitCode !== null || child.signalCode !== null
        if (hasEnded || performance.now() > deadline)
          throw new Error(`the site is not ready: ${said.stderr}${said.stdout}`)
        await sleep(RETRY_MS)
      }
    },
    isReady: () => isReady(origin),
    kill: () => kill(child),
    /** As a service manager stops it. */
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type Site = ReturnType<typeof startSite>

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}
