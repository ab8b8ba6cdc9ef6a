import { freePort } from '#tests/free-port.ts'
import { memoryMb } from '../memory.ts'
import { median } from '../percentile.ts'
import { formatFigure, type Row } from '../results-table.ts'
import { type Server, withServer } from '../server.ts'
import { withSiteOver } from '../site.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'

const STARTS = 5
const BARE = "require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT)"

type Start = { firstAnswerMs: number; idleMb: number }

/** The time from the start of the process to its first answer, and its memory when idle, compared with a minimal Node server. */
export function measureStart(): Promise<Row[]> {
  return withTemporaryFolder(async (dataDir) => {
    const first = await withSiteOver(dataDir, startOf)
    const starts: Start[] = []
    const bare: Start[] = []
    for (let round = 0; round < STARTS; round++) {
      starts.push(await withSiteOver(dataDir, startOf))
      bare.push(await withBareNode(startOf))
    }
    const times = starts.map(({ firstAnswerMs }) => firstAnswerMs)
    return [
      {
        row: 'start to first answer',
        figure: median(times),
        unit: 'ms',
        besides: `${STARTS} starts, the slowest ${formatFigure(Math.max(...times))} ms`,
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

async function startOf({ pid, firstAnswerMs }: Server): Promise<Start> {
  return { firstAnswerMs, idleMb: memoryMb(pid) }
}

async function withBareNode<Result>(work: (server: Server) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const env = { PORT: String(port) }
  return withServer({ program: process.execPath, args: ['--eval', BARE], env, port }, async (server) => {
    await waitUntilIdle(server.pid)
    return work(server)
  })
}
