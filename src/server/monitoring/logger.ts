import pino, { type Logger } from 'pino'

const GUEST_FIELDS = [
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

/** JSON lines on standard output. Errors are written without the values of queries, which hold guests' data. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: GUEST_FIELDS.flatMap((field) => [field, `*.${field}`]), remove: true },
  })
}

/** Type, code and stack, and the same for its cause. A database driver puts the row into `detail`: it is left out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: string }
  return {
    type: error.name,
    code,
    // drizzle's message repeats the parameters of the query.
    message: speaks(error) ? error.message : undefined,
    stack: error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** A database's messages repeat values: its SQLSTATE code says enough. */
function speaks(error: Error & { code?: string }): boolean {
  return !error.message.startsWith('Failed query') && !/^[0-9A-Z]{5}$/.test(error.code ?? '')
}
