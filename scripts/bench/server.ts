import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Core, onCore } from './cpu-cores.ts'

/** A server in a process of its own. */
export type Server = {
  url: string
  pid: number
  /** From the start of the process until `/` was answered. */
  firstAnswerMs: number
}

type Program = { program: string; args: string[]; env?: object; port: number; core?: Core }

const ROOT = path.resolve(import.meta.dirname, '../..')
const ASK_AGAIN_MS = 4
const PATIENCE_MS = 60_000

/** Runs a server while `work` goes on; it ends with it. */
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
      const isLate = performance.now() - begun > PATIENCE_MS
      if (isLate || child.exitCode !== null) throw new Error(`${program} does not answer: ${complaint}`)
      await sleep(ASK_AGAIN_MS)
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
