/** Does the system say this of a file, such as that there is none, or that it may not be written? */
export function isAboutFile(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
