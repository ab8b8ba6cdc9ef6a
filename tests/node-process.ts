import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * Runs `node` with these arguments and only these settings in its environment; collects its output.
 * `detached` makes it the leader of a process group, like a program started at a terminal; `stdoutFile` gets what it
 * writes to its standard output.
 */
export function spawnNode(
  args: string[],
  settings: Record<string, string>,
  { detached = false, stdoutFile }: { detached?: boolean; stdoutFile?: string | undefined } = {},
) {
  const stdout = stdoutFile === undefined ? undefined : openSync(stdoutFile, 'a')
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    // Compiling the modules takes longer than running them.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'build/compiled', ...settings },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    detached,
  })
  if (stdout !== undefined) closeSync(stdout)
  const said = { stdout: '', stderr: '' }
  child.stdout?.on('data', (text) => {
    said.stdout += text
  })
  child.stderr?.on('data', (text) => {
    said.stderr += text
  })
  return { child, said }
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
