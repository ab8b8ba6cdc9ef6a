/** Is it an error of the file system, such as a missing file or a missing permission? */
export function isFileError(error: unknown): error is Error {
  // Network errors have an address or a hostname.
  return error instanceof Error && 'syscall' in error && !('address' in error || 'hostname' in error)
}
