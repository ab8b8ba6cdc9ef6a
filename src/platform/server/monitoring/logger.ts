import pino, { type Logger } from 'pino'
import { redactTokens } from '../../text/redact-path.ts'
import { lineWriter } from './line-writer.ts'

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
