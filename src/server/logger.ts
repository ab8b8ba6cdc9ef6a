import pino, { type Logger } from 'pino'

/** JSON lines on standard output. Errors are written without the values of queries, which hold guests' data. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: ['*.email', '*.phone', '*.name', 'email', 'phone'], remove: true },
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
    message: error.message.startsWith('Failed query') ? 'Failed query' : error.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
