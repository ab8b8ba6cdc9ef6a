import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { CommandDatabaseError } from './command-database.ts'
import { explainPermissionError } from './file-permission-error.ts'

/** The result of a command and the message for the terminal. */
export type Outcome = { ok: boolean; message: string }

/** Runs a command. Exit code 0, or 1 with the reason on stderr. */
export async function runCommand(work: () => Promise<Outcome>): Promise<void> {
  const { ok, message } = await work().catch(explain)
  process.exitCode = ok ? 0 : 1
  const output = ok ? process.stdout : process.stderr
  output.write(`${message}\n`)
}

function explain(error: unknown): Outcome {
  const refusal = explainPermissionError(error)
  if (refusal !== undefined) return { ok: false, message: refusal }
  if (error instanceof CommandDatabaseError) return { ok: false, message: error.message }
  throw error
}

/** Is the argument one email address? An empty one must be refused: it would match every forgotten booking. */
export function isEmailArgument(typed: string): boolean {
  return isEmailAddress(typed.trim())
}

/** Prints the usage and sets exit code 2. */
export function showUsage(lines: string[]): void {
  process.exitCode = 2
  process.stderr.write(`${lines.join('\n')}\n`)
}
