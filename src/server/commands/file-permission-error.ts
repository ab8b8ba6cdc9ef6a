import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

const OF_FILES = ['EACCES', 'EPERM']

/**
 * What to do when the system refuses a file that the site makes for itself: mostly the site was started as another
 * user before, such as root. `undefined` when the error, or what caused it, is of another kind.
 */
export function explainRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (!isRefusal(error)) return explainRefusal(error.cause)
  const folder = folderOf(path.resolve(error.path))
  const user = userInfo().username
  return `This user (${user}) may not write ${error.path}. Run this as the user who did it before, or give the files to this one: sudo chown -R ${user} '${folder}'`
}

function isRefusal(error: Error): error is Error & { path: string } {
  const { code = '', path: file } = error as NodeJS.ErrnoException
  return OF_FILES.includes(code) && file !== undefined
}

/** The folder of a file, or the nearest one that is there. */
function folderOf(file: string): string {
  return isFolder(file) ? file : folderOf(path.dirname(file))
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory()
  } catch {
    return false
  }
}
