import type { Guests } from './guests.ts'

/** @throws when guests got an error other than 503 */
export function expectOnlyUnavailable({ failures }: Guests): void {
  const others = [...failures].filter(([status]) => status !== 503)
  if (others.length > 0)
    throw new Error(`guests saw ${others.map(([status, times]) => `${times} × ${status || 'nothing'}`)}`)
}

/** The share of all tries that failed. */
export function failed({ failures, tries }: Guests): number {
  return [...failures.values()].reduce((sum, times) => sum + times, 0) / tries()
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
