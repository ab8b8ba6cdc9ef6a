import { findAccountLink } from '#guests/accounts/accounts.store.ts'
import { accountConfirmation } from '../templates/account/confirmation.tsx'
import { accountPassword } from '../templates/account/password.tsx'
import type { MailWriter } from './mail-writer.ts'

/** The subject of both emails is a link; they are not sent when it has been used or has expired. */
export const accountMails = {
  'account-confirmation': async ({ db, publicUrl, addresses }, linkId) => {
    const link = await findAccountLink(db.read, linkId)
    if (!link) return undefined
    const confirmUrl = `${publicUrl}/auth/confirm?token=${link.token}`
    return { mail: accountConfirmation({ confirmUrl }), replyTo: addresses.operator }
  },
  'account-password': async ({ db, publicUrl, addresses }, linkId) => {
    const link = await findAccountLink(db.read, linkId)
    if (!link) return undefined
    const resetUrl = `${publicUrl}/auth/new-password?token=${link.token}`
    return { mail: accountPassword({ resetUrl }), replyTo: addresses.operator }
  },
} satisfies Record<string, MailWriter>
