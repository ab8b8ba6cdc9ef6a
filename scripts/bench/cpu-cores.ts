import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

type Command = [program: string, args: string[]]

/** The server and the load generator each get a core of their own, where `taskset` exists. */
const CORES = { server: '0', generator: '1' }

export const coresAreSeparate =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', CORES.generator, 'true']).status === 0

/** `all`: the server and its child processes, such as its database, may use every core. */
export type Core = keyof typeof CORES | 'all'

export function onCore(core: Core, program: string, args: string[]): Command {
  return coresAreSeparate && core !== 'all'
    ? ['taskset', ['-c', CORES[core], program, ...args]]
    : [program, args]
}
