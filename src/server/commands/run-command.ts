import { isEmailAddress } from '#domain/contact.ts'
import { NoDatabase } from './command-database.ts'
import { explainRefusal } from './file-permission-error.ts'

/** What a command did or why not, for the person at the terminal. */
export type Outcome = { ok: boolean; message: string }

/** Runs a command to its end: exit code 0 when done, 1 with the reason on stderr when not. */
export async function runCommand(work: () => Promise<Outcome>): Promise<void> {
  const { ok, message } = await work().catch(explain)
  process.exitCode = ok ? 0 : 1
  const output = ok ? process.stdout : process.stderr
  output.write(`${message}\n`)
}

function explain(error: unknown): Outcome {
  const refusal = explainRefusal(error)
  if (refusal !== undefined) return { ok: false, message: refusal }
  if (error instanceof NoDatabase) return { ok: false, message: error.message }
  throw error
}

/**
 * Is the argument one email address? It may have blanks around it and capitals. An empty one would stand for every
 * booking whose guest was forgotten.
 */
export function isEmailArgument(typed: string): boolean {
  return isEmailAddress(typed.trim())
}

/** Says how a command is called, for one that was called wrongly. */
export function showUsage(lines: string[]): void {
  process.exitCode = 2
  process.stderr.write(`${lines.join('\n')}\n`)
}
