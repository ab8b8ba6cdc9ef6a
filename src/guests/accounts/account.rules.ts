import { z } from 'zod'
import { emailField } from '#platform/forms/form-fields.rules.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.rules.ts'

/** The problem codes of the account forms. */
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

const repeatedPassword = z
  .object({ password: newPassword, confirmPassword: z.string(ACCOUNT_PROBLEMS.passwordsDiffer) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: ACCOUNT_PROBLEMS.passwordsDiffer,
    path: ['confirmPassword'],
  })

const currentPassword = z
  .string(ACCOUNT_PROBLEMS.passwordMissing)
  .min(1, ACCOUNT_PROBLEMS.passwordMissing)
  .max(MAX_PASSWORD_LENGTH, ACCOUNT_PROBLEMS.passwordLong)

/** The sign-in form. */
export const signInSchema = z.object({ email: emailAddress, password: currentPassword })

/** The form that asks a signed-in admin for the password again. */
export const passwordAgainSchema = z.object({ password: currentPassword })

/** The code of an authenticator app, or a backup code; people type blanks in both. */
export const codeSchema = z.object({
  code: z
    .string(ACCOUNT_PROBLEMS.codeMissing)
    .trim()
    .min(1, ACCOUNT_PROBLEMS.codeMissing)
    .max(30, ACCOUNT_PROBLEMS.codeLong),
})

/** The sign-up form: an address, and the password typed twice. */
export const signUpSchema = z.intersection(z.object({ email: emailAddress }), repeatedPassword)

/** The form that requests a password reset link. */
export const passwordResetSchema = z.object({ email: emailAddress })

/** The token of a link in an email; a malformed one becomes `none`, which no link has. */
export const linkToken = z
  .string()
  .regex(/^[\w.-]{1,500}$/)
  .catch('none')

/** The form behind the link in the confirmation email: its token and the password of the sign-up. */
export const confirmEmailSchema = z.object({ token: linkToken, password: currentPassword })

/** The form behind a password reset link: its token and the new password, typed twice. */
export const newPasswordSchema = z.intersection(z.object({ token: linkToken }), repeatedPassword)
