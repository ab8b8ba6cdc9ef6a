import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ENVIRONMENT } from './environment.ts'
import { type Account, canEnter, giveTo, serverAccount } from './os-account.ts'
import type { Log } from './start.ts'

/** A cluster is PostgreSQL's word for the directory with all files of one server. */
type Location = { cluster: string; account: Account | undefined }

/** Where root stores files that the server's account cannot reach in the operator's directory. */
export function privateHome(dataDir: string): string {
  return `/var/lib/saphan-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
}

/** Makes the directory for cluster, socket and programs, which the account can enter whatever root's umask. */
export function makeHome(home: string): void {
  const isNew = mkdirSync(home, { recursive: true }) !== undefined
  if (isNew) chmodSync(home, 0o755)
}

/** Finds the existing or future place of the cluster and the account of its server. Changes nothing. */
export function locateCluster(dataDir: string): Location {
  const named = readPointer(dataDir)
  if (named) return { cluster: named, account: serverAccount(named) }
  const here = join(dataDir, 'postgres')
  const account = serverAccount(here)
  if (!account || canEnter(dataDir, account)) return { cluster: here, account }
  if (isCluster(here)) {
    const remedy = 'allow that with chmod o+x on it and its parents'
    throw new Error(`its owner (uid ${account.uid}) can no longer enter ${dataDir}; ${remedy}`)
  }
  const elsewhere = join(privateHome(dataDir), 'postgres')
  return { cluster: elsewhere, account: serverAccount(elsewhere) }
}

/**
 * Creates the cluster when there is none. initdb runs in a temporary directory, which is renamed once it is complete:
 * a killed first start leaves nothing that looks like a database, and an initdb that outlives the site never writes
 * into the cluster of the next start.
 */
export async function createCluster({
  dataDir,
  cluster,
  account,
  programs,
  flags,
  log,
}: Location & { dataDir: string; programs: string; flags: string[]; log: Log }): Promise<void> {
  const home = dirname(cluster)
  const prefix = `${basename(cluster)}.new-`
  for (const unfinished of readdirSync(home).filter((name) => name.startsWith(prefix))) {
    rmSync(join(home, unfinished), { recursive: true, force: true, maxRetries: 5 })
  }
  if (!isCluster(cluster)) {
    if (existsSync(cluster) && readdirSync(cluster).length > 0) {
      throw new Error(`${cluster} holds files, but not a PostgreSQL database`)
    }
    const unfinished = mkdtempSync(join(home, prefix))
    if (account) giveTo(account, unfinished)
    await initdb(programs, unfinished, account, flags)
    renameSync(unfinished, cluster)
    syncDirectory(home)
    log('postgres-created', { at: cluster })
  } else if (account && statSync(cluster).uid === 0) {
    giveTo(account, cluster) // a backup unpacked by root
  }
  if (home !== dataDir) writePointer(dataDir, cluster)
}

async function initdb(programs: string, directory: string, account: Account | undefined, flags: string[]) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // No password on the socket: the mode of its directory decides who gets in.
  const access = ['--username=saphan', '--auth-local=trust', '--auth-host=scram-sha-256']
  const args = ['-D', directory, ...access, ...locale]
  if (flags.includes('fsync=off')) args.push('--no-sync')
  try {
    await promisify(execFile)(join(programs, 'initdb'), args, { ...account, cwd: '/', env: ENVIRONMENT })
  } catch (error) {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Error(`initdb failed: ${said}`, { cause: error })
  }
}

/** Otherwise a power cut soon after the first start could undo the rename and hide the database. */
function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

export function isCluster(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'))
}

function pointerOf(dataDir: string): string {
  return join(dataDir, 'postgres-is-at.txt')
}

function readPointer(dataDir: string): string | undefined {
  const pointer = pointerOf(dataDir)
  if (!existsSync(pointer)) return undefined
  const cluster = readFileSync(pointer, 'utf8').split('\n', 1)[0]?.trim() ?? ''
  if (isCluster(cluster)) return cluster
  // An empty new database would look like the loss of all bookings.
  throw new Error(`${pointer} says it is in "${cluster}", where this user finds none`)
}

function writePointer(dataDir: string, cluster: string): void {
  if (existsSync(pointerOf(dataDir))) return
  const reason = 'The database of this site is there: the account that runs it cannot enter this directory.'
  const advice = 'If you move it, write its new place into the first line.'
  writeFileSync(pointerOf(dataDir), `${cluster}\n\n${reason}\n${advice}\n`)
}
