import { APIError } from 'better-auth/api'
import { MIN_PASSWORD_LENGTH } from '#guests/accounts/password.rules.ts'
import { findLinkOwner, type LibraryRequest } from './library-request.ts'

/** The number of common passwords that are refused. */
const COMMON_COUNT = 10_000

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, in lower case; loaded on first use. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH)
  return new Set(long.slice(0, COMMON_COUNT))
}

/** Is it a common password, or derived from the site's name or the address? */
async function isEasyToGuess(password: string, { email, siteName }: { email: string; siteName: string }) {
  commonPasswords ??= readCommonPasswords()
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  const names = [siteName.toLowerCase(), address, address.replace(/@.*/, '')]
  return (
    names.some((name) => [typed, withoutSuffix(typed)].includes(name)) || (await commonPasswords).has(typed)
  )
}

/** Without digits and punctuation at the end. */
function withoutSuffix(text: string): string {
  return text.replace(/[^\p{L}]+$/u, '')
}

/** Refuses common passwords at sign-up and reset. Existing ones keep working. */
export async function refuseCommonPassword(siteName: string, { path, body, query, context }: LibraryRequest) {
  const chosen = { '/sign-up/email': body?.password, '/reset-password': body?.newPassword }[path]
  if (typeof chosen !== 'string' || chosen.length < MIN_PASSWORD_LENGTH) return
  // The library also accepts the token in the query.
  const whose = path === '/reset-password' ? (body.token ?? query?.token) : body.email
  // The library itself refuses other types.
  if (typeof whose !== 'string') return
  const email = path === '/reset-password' ? ((await findLinkOwner(context, whose))?.email ?? '') : whose
  if (await isEasyToGuess(chosen, { email, siteName }))
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_GUESSED',
      message: 'This password is one of the first that are tried. Please choose another.',
    })
}
