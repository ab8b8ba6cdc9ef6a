/** Is this a UUID as PostgreSQL reads one, in small or capital letters? */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
