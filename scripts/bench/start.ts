import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/free-port.ts'
import { memoryMb } from './memory.ts'
import { median } from './percentile.ts'
import { type Row, written } from './row.ts'
import { type Server, withServer } from './server.ts'
import { withSiteOver } from './site.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const STARTS = 5
const SETTLED_AFTER_MS = 2_000
const BARE = "require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT)"

type Start = { firstAnswerMs: number; idleMb: number }

/** From the start of the process to its first answer, and what it then takes, beside Node with one line. */
export function measureStart(): Promise<Row[]> {
  return withTemporaryFolder(async (dataDir) => {
    const first = await withSiteOver(dataDir, settled)
    const starts: Start[] = []
    const bare: Start[] = []
    for (let round = 0; round < STARTS; round++) {
      starts.push(await withSiteOver(dataDir, settled))
      bare.push(await withBareNode(settled))
    }
    const times = starts.map(({ firstAnswerMs }) => firstAnswerMs)
    return [
      {
        row: 'start to first answer',
        figure: median(times),
        unit: 'ms',
        besides: `${STARTS} starts, the slowest ${written(Math.max(...times))} ms`,
        reference: { name: 'bare Node', figure: median(bare.map(({ firstAnswerMs }) => firstAnswerMs)) },
        goal: { of: 'figure', atMost: 1000 },
      },
      { row: 'the very first start, which makes the database', figure: first.firstAnswerMs, unit: 'ms' },
      {
        row: 'memory at rest',
        figure: median(starts.map(({ idleMb }) => idleMb)),
        unit: 'MB',
        reference: { name: 'bare Node', figure: median(bare.map(({ idleMb }) => idleMb)) },
      },
    ]
  })
}

async function settled({ pid, firstAnswerMs }: Server): Promise<Start> {
  await sleep(SETTLED_AFTER_MS)
  return { firstAnswerMs, idleMb: memoryMb(pid) }
}

async function withBareNode<Result>(work: (server: Server) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const env = { PORT: String(port) }
  return withServer({ program: process.execPath, args: ['--eval', BARE], env, port }, work)
}
