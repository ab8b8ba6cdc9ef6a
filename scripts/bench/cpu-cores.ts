import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

type Command = [program: string, args: string[]]

/** Servers and what asks them each have a core of their own, where the system can do that. */
const CORES = { server: '0', generator: '1' }

export const coresAreApart =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', CORES.generator, 'true']).status === 0

/** `all`: a server and what it starts itself, such as its database, may use the whole machine. */
export type Core = keyof typeof CORES | 'all'

export function onCore(core: Core, program: string, args: string[]): Command {
  return coresAreApart && core !== 'all'
    ? ['taskset', ['-c', CORES[core], program, ...args]]
    : [program, args]
}
