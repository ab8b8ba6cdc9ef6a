// Loaded before the site: a write to the standard output that fails ends the process, as it does when nobody handles it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const STDOUT = 1
const write = fs.writeSync as (descriptor: number, ...rest: unknown[]) => number

fs.writeSync = ((descriptor: number, ...rest: unknown[]) => {
  try {
    return write(descriptor, ...rest)
  } catch (error) {
    if (descriptor === STDOUT)
      queueMicrotask(() => {
        throw error
      })
    throw error
  }
}) as typeof fs.writeSync
syncBuiltinESMExports()
