import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Core, onCore } from './cpu-cores.ts'

/** A server in its own process. */
export type Server = {
  url: string
  pid: number
  /** From the start of the process until `/` was answered. */
  firstAnswerMs: number
}

type Program = { program: string; args: string[]; env?: object; port: number; core?: Core }

const ROOT = path.resolve(import.meta.dirname, '../..')
const RETRY_MS = 4
const TIMEOUT_MS = 60_000

/** Runs a server while `work` runs, and stops it afterwards. */
export async function withServer<Result>(
  { program, args, env, port, core = 'server' }: Program,
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  const child = spawn(...onCore(core, program, args), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  const ended = once(child, 'close')
  try {
    const url = `http://127.0.0.1:${port}`
    while (!(await answers(url))) {
      const isLate = performance.now() - begun > TIMEOUT_MS
      if (isLate || child.exitCode !== null) throw new Error(`${program} does not answer: ${complaint}`)
      await sleep(RETRY_MS)
    }
    const firstAnswerMs = performance.now() - begun
    return await work({ url, pid: child.pid ?? 0, firstAnswerMs })
  } finally {
    child.kill('SIGINT')
    await ended
  }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('error', () => resolve(false))
  })
}
