import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const SAMPLE_INTERVAL_MS = 200

/** The resident memory of a process in MB. */
export function memoryMb(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

/** The peak memory of the process in MB while `work` runs. */
export async function peakMemoryMb(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = memoryMb(pid)
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryMb(pid))
  }, SAMPLE_INTERVAL_MS)
  await work().finally(() => clearInterval(sampling))
  return peak
}
