import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { onCore } from './cpu-cores.ts'

export type LoadTest = { url: string; headers: Record<string, string>; connections: number; seconds: number }

/** The results of a load test. */
export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failed: number }

const AUTOCANNON = path.resolve(import.meta.dirname, '../../node_modules/autocannon/autocannon.js')
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** wrk if it is installed, otherwise autocannon, which is slower and less exact about p50. */
export const generator = hasWrk ? 'wrk' : 'autocannon'

/** Sends the same request repeatedly over some connections. */
export async function runLoadTest(test: LoadTest): Promise<Load> {
  return hasWrk ? withWrk(test) : withAutocannon(test)
}

async function withWrk({ url, headers, connections, seconds }: LoadTest): Promise<Load> {
  const printed = await output('wrk', [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency'],
    ...headerArguments(headers),
    url,
  ])
  const found = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? ''
  const socketErrors = /Socket errors: (.*)/.exec(printed)?.[1]?.match(/\d+/g) ?? []
  return {
    perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p50Ms: inMs(found(/\n\s+50%\s+(\S+)/)),
    p99Ms: inMs(found(/\n\s+99%\s+(\S+)/)),
    failed: [found(/Non-2xx or 3xx responses: (\d+)/), ...socketErrors].map(Number).reduce((a, b) => a + b),
  }
}

async function withAutocannon({ url, headers, connections, seconds }: LoadTest): Promise<Load> {
  const printed = await output(process.execPath, [
    ...[AUTOCANNON, '--json', '--no-progress', '-c', String(connections), '-d', String(seconds)],
    ...headerArguments(headers),
    url,
  ])
  const { requests, latency, errors, ...statuses } = JSON.parse(printed)
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: errors + statuses['4xx'] + statuses['5xx'],
  }
}

async function output(program: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(...onCore('generator', program, args))
  return stdout
}

function headerArguments(headers: Record<string, string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
}

function inMs(text: string): number {
  const factor = text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000
  return Number.parseFloat(text) * factor
}
