import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * `node` with these arguments, these settings and nothing else of our environment; collects what it says.
 * `detached` makes it the leader of a process group, as a shell does with what is started at a terminal.
 */
export function spawnNode(args: string[], settings: Record<string, string>, { detached = false } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    // Compiling the same modules again and again would take longer than running them.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'build/compiled', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => {
    said.stdout += text
  })
  child.stderr.on('data', (text) => {
    said.stderr += text
  })
  return { child, said }
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
