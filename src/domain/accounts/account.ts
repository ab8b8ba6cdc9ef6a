import { z } from 'zod'
import { emailField } from '../requests/booking-request.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts'

/** What can be wrong with each field of the account pages. */
export const ACCOUNT_PROBLEMS = {
  email: 'account.email',
  passwordMissing: 'account.passwordMissing',
  passwordShort: 'account.passwordShort',
  passwordLong: 'account.passwordLong',
  passwordsDiffer: 'account.passwordsDiffer',
  codeMissing: 'account.codeMissing',
  codeLong: 'account.codeLong',
} as const

const emailAddress = emailField(ACCOUNT_PROBLEMS.email).transform((address) => address.toLowerCase())

const newPassword = z
  .string(ACCOUNT_PROBLEMS.passwordShort)
  .min(MIN_PASSWORD_LENGTH, ACCOUNT_PROBLEMS.passwordShort)
  .max(MAX_PASSWORD_LENGTH, ACCOUNT_PROBLEMS.passwordLong)

const twicePassword = z
  .object({ password: newPassword, confirmPassword: z.string(ACCOUNT_PROBLEMS.passwordsDiffer) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: ACCOUNT_PROBLEMS.passwordsDiffer,
    path: ['confirmPassword'],
  })

const currentPassword = z
  .string(ACCOUNT_PROBLEMS.passwordMissing)
  .min(1, ACCOUNT_PROBLEMS.passwordMissing)
  .max(MAX_PASSWORD_LENGTH, ACCOUNT_PROBLEMS.passwordLong)

/** An address and the password that goes with it; whether they fit is for the database to say. */
export const signInSchema = z.object({ email: emailAddress, password: currentPassword })

/** The password of somebody who is signed in, asked for again. */
export const passwordAgainSchema = z.object({ password: currentPassword })

/** A code of an app, or a backup code, with the blanks that people type. */
export const codeSchema = z.object({
  code: z
    .string(ACCOUNT_PROBLEMS.codeMissing)
    .trim()
    .min(1, ACCOUNT_PROBLEMS.codeMissing)
    .max(30, ACCOUNT_PROBLEMS.codeLong),
})

/** A new account: an address, and a password typed twice. */
export const signUpSchema = z.intersection(z.object({ email: emailAddress }), twicePassword)

/** Asking for a link to a new password. */
export const passwordResetSchema = z.object({ email: emailAddress })

/** What stands behind `?token=` in our mails; anything else becomes a token that no link has. */
export const linkToken = z
  .string()
  .regex(/^[\w.-]{1,500}$/)
  .catch('none')

/** The password of the sign-up, with the token of the link in the confirmation mail. */
export const confirmEmailSchema = z.object({ token: linkToken, password: currentPassword })

/** A new password, typed twice, with the token of the link. */
export const newPasswordSchema = z.intersection(z.object({ token: linkToken }), twicePassword)
