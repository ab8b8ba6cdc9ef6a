import type { UnavailableCode } from './problem.rules.ts'

/** A service that the site depends on (database, payment provider, remote tours) did not answer in time. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  /** The reason for the guest, when it is known. */
  readonly because: UnavailableCode | undefined

  constructor(message: string, { cause, because }: { cause?: unknown; because?: UnavailableCode } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.because = because
  }

  /**
   * `instanceof` compares names instead of classes, because the server and the bundled pages each contain a copy of
   * this class. It also looks at the causes of an error, because the database library wraps the errors it catches.
   */
  static override [Symbol.hasInstance](error: unknown): boolean {
    if (!(error instanceof Error)) return false
    return error.name === 'Unavailable' || Unavailable[Symbol.hasInstance](error.cause)
  }
}

/** Runs `work`; if that throws `Unavailable`, returns the result of `fallback`. Other errors are rethrown. */
export async function whenUnavailable<Result, Fallback>(
  work: () => Promise<Result>,
  fallback: (error: Unavailable) => Fallback,
): Promise<Result | Fallback> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return fallback(error)
  }
}
