import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PIECE = Buffer.alloc(1024 * 1024)

/**
 * A disk in memory that can be filled up; unmounted at the end.
 * @throws unless root runs this on Linux, because nobody else can mount one
 */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'saphan-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(`a small disk needs Linux and root: ${mounted.stderr}`)
  chmodSync(folder, 0o755)
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w')
      try {
        for (;;) if (writeSync(file, PIECE) < PIECE.length) return
      } catch {
        // ENOSPC: the disk is full.
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
