import { APIError } from 'better-auth/api'
import { MIN_PASSWORD_LENGTH } from '#domain/password.ts'
import { findLinkOwner, type LibraryRequest } from './library-request.ts'

/** How many of the most used passwords are refused. */
const FIRST_TRIED = 10_000

let firstTried: Promise<ReadonlySet<string>> | undefined

/** The passwords that are tried first, in lower case: read when somebody chooses one, by nobody else. */
async function readFirstTried(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const long = dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH)
  return new Set(long.slice(0, FIRST_TRIED))
}

/** Is this among the first that somebody would try who knows the site and the address? */
async function isGuessed(password: string, { email, siteName }: { email: string; siteName: string }) {
  firstTried ??= readFirstTried()
  const typed = password.toLowerCase()
  const address = email.toLowerCase()
  const names = [siteName.toLowerCase(), address, address.replace(/@.*/, '')]
  return names.some((name) => [typed, withoutEnd(typed)].includes(name)) || (await firstTried).has(typed)
}

/** With a year or an exclamation mark behind it, a name is still that name. */
function withoutEnd(text: string): string {
  return text.replace(/[^\p{L}]+$/u, '')
}

/** Refuses new passwords that are guessed at once, by whichever door. Whoever has one already may use it. */
export async function refuseCommonPassword(siteName: string, { path, body, query, context }: LibraryRequest) {
  const chosen = { '/sign-up/email': body?.password, '/reset-password': body?.newPassword }[path]
  if (typeof chosen !== 'string' || chosen.length < MIN_PASSWORD_LENGTH) return
  // The library takes the token of a link from the query as well.
  const whose = path === '/reset-password' ? (body.token ?? query?.token) : body.email
  // What is no text the library refuses by itself.
  if (typeof whose !== 'string') return
  const email = path === '/reset-password' ? ((await findLinkOwner(context, whose))?.email ?? '') : whose
  if (await isGuessed(chosen, { email, siteName }))
    throw new APIError('BAD_REQUEST', {
      code: 'PASSWORD_GUESSED',
      message: 'This password is one of the first that are tried. Please choose another.',
    })
}
