import { once } from 'node:events'
import { spawnNode } from '../node-process.ts'

/** `node scripts/<script>.ts` to its end. */
export async function runScript(script: string, args: string[], settings: Record<string, string>) {
  const { child, said } = spawnNode([`scripts/${script}.ts`, ...args], settings)
  await once(child, 'close')
  return { code: child.exitCode, ...said }
}
