import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

const PERMISSION_CODES = ['EACCES', 'EPERM']

/**
 * A message for a file permission error (or an error caused by one): usually the site was started as another user
 * before, such as root. `undefined` for any other error.
 */
export function explainPermissionError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (!isPermissionError(error)) return explainPermissionError(error.cause)
  const folder = nearestFolder(path.resolve(error.path))
  const user = userInfo().username
  return `This user (${user}) may not write ${error.path}. Run this as the user who did it before, or give the files to this one: sudo chown -R ${user} '${folder}'`
}

function isPermissionError(error: Error): error is Error & { path: string } {
  const { code = '', path: file } = error as NodeJS.ErrnoException
  return PERMISSION_CODES.includes(code) && file !== undefined
}

/** The nearest existing folder of a path. */
function nearestFolder(file: string): string {
  return isFolder(file) ? file : nearestFolder(path.dirname(file))
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory()
  } catch {
    return false
  }
}
