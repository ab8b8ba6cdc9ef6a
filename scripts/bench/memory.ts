import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_AGAIN_MS = 200

/** The memory that a process has at the moment. */
export function memoryMb(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** The most memory that the process had while `work` went on. */
export async function peakMemoryMb(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = memoryMb(pid)
  const looking = setInterval(() => {
    peak = Math.max(peak, memoryMb(pid))
  }, LOOK_AGAIN_MS)
  await work().finally(() => clearInterval(looking))
  return peak
}
