import { spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The `uid` and `gid` options of `spawn`. */
export type Account = { uid: number; gid: number }

/**
 * The OS account that runs the server: `undefined` means the account of this process, which PostgreSQL allows except for root.
 *
 * For root it is the owner of the cluster, so that a site started by turns with and without sudo keeps working;
 * for a new cluster `postgres`, otherwise `nobody`. Starting a website must not change the system it runs on,
 * so no account is made, although `nobody` may be shared with other services.
 */
export function serverAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = accountNamed('postgres') ?? accountNamed('nobody')
  if (!account) throw new Error('PostgreSQL refuses to run as root, and no account postgres or nobody exists')
  return account
}

function accountNamed(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** May the account enter this directory? Tested as that account, because the mode of any parent can forbid it. */
export function canEnter(directory: string, account: Account): boolean {
  const { error, status } = spawnSync('test', ['-x', directory], { ...account, cwd: '/' })
  if (error) throw new Error(`this process cannot act as uid ${account.uid} (${error.message})`)
  return status === 0
}

/** Changes the owner of a file, or of a directory recursively. */
export function giveTo(account: Account, path: string): void {
  lchownSync(path, account.uid, account.gid)
  if (!statSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, entry), account.uid, account.gid)
  }
}
