/** Does the system say this of a file, such as that there is none, that it may not be written, or that it is a folder? */
export function isFileError(error: unknown): error is Error {
  // What it says of a connection has an address.
  return error instanceof Error && 'syscall' in error && !('address' in error || 'hostname' in error)
}
