/** Something the site leans on (database, payment provider, remote tours) did not answer in time. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  /** For the guest, when there is more to say than that it did not work. */
  readonly sentence: string | undefined

  constructor(message: string, { cause, sentence }: { cause?: unknown; sentence?: string } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.sentence = sentence
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
