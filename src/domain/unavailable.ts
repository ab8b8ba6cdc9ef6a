import type { UnavailableCode } from './problem.ts'

/** Something the site leans on (database, payment provider, remote tours) did not answer in time. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  /** Why, when there is more to tell the guest than that it did not work. */
  readonly because: UnavailableCode | undefined

  constructor(message: string, { cause, because }: { cause?: unknown; because?: UnavailableCode } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.because = because
  }

  /**
   * Known by its name, also as the cause of another error: the server process and the bundled site each have a
   * copy of this class, and the database library wraps what it catches.
   */
  static override [Symbol.hasInstance](error: unknown): boolean {
    if (!(error instanceof Error)) return false
    return error.name === 'Unavailable' || Unavailable[Symbol.hasInstance](error.cause)
  }
}

/** Does `work`; when something that the site leans on does not answer, `instead` does. Other errors are thrown on. */
export async function whenUnavailable<Done, Instead>(
  work: () => Promise<Done>,
  instead: (error: Unavailable) => Instead,
): Promise<Done | Instead> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return instead(error)
  }
}
