import { writeSync } from 'node:fs'
import type { Logger } from 'pino'
import pino from 'pino'
import { redactTokens } from '../../text/redact-path.ts'

const PERSONAL_FIELDS = [
  'name',
  'email',
  'phone',
  'customerName',
  'customerEmail',
  'customerPhone',
  'hotelName',
  'pickupLocation',
  'specialRequests',
  'toAddress',
]

const STDOUT = 1

/** JSON lines on standard output; one that cannot be written is dropped. Errors are logged without query parameters and tokens. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: { paths: PERSONAL_FIELDS.flatMap((field) => [field, `*.${field}`]), remove: true },
    },
    lineWriter(STDOUT),
  )
}

/** Type, code and stack of an error and of its causes. The driver's `detail` is left out: it contains row values. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: string }
  return {
    type: error.name,
    code,
    message: isSafeMessage(error) ? redactTokens(error.message) : undefined,
    stack: error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** Messages of drizzle and of the database repeat values; their SQLSTATE code is enough. */
function isSafeMessage(error: Error & { code?: string }): boolean {
  return !error.message.startsWith('Failed query') && !/^[0-9A-Z]{5}$/.test(error.code ?? '')
}

/** How long a line waits while the reader of a pipe is behind, and how often: 100 ms in all. */
const WAIT_MS = 10
const WAITS = 10

const clock = new Int32Array(new SharedArrayBuffer(4))

/**
 * Writes lines to a file descriptor, each one at once. A line that cannot be written (the disk is full, the pipe is
 * closed, its reader has stopped) is dropped, because the log must never end or stop the site. The next one is tried again.
 */
function lineWriter(descriptor: number) {
  /** Does the output end within a line? */
  let isCut = false
  /** A reader that is behind is waited for once, and not again before it has read. */
  let isPatient = true

  function writeAll(text: string): void {
    let rest = Buffer.from(text)
    for (let waits = 0; rest.length > 0; ) {
      try {
        const written = writeSync(descriptor, rest)
        isCut = written < rest.length
        isPatient = true
        rest = rest.subarray(written)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || !isPatient) return
        if (++waits > WAITS) isPatient = false
        else Atomics.wait(clock, 0, 0, WAIT_MS)
      }
    }
  }

  return {
    /** @param line ends with a line break */
    write(line: string): void {
      // A line that was cut off stays on a line of its own.
      writeAll(isCut ? `\n${line}` : line)
    },
  }
}
