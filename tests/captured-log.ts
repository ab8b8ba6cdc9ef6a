import pino from 'pino'
import { createLogger } from '#platform/server/monitoring/logger.ts'

/** The site's logger, with its lines captured instead of written. */
export function capturedLog(level = 'info') {
  const lines: string[] = []
  const log = createLogger(level)
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  return { log, lines, text: () => lines.join('') }
}
