/** The sentence of a field as a property; none when there is nothing wrong with it. */
export function errorOf(error: string | undefined): { error?: string } {
  return error ? { error } : {}
}
