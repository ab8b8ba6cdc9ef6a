import { isEmailAddress, typedAddress } from '#guests/contact/contact.rules.ts'
import { meantAddress } from '#guests/contact/email-mistakes.rules.ts'
import { refuseField } from '#platform/problems/refusal.ts'
import { refused } from '../shell/form-post.ts'

/**
 * The answer to a form whose email address looks like a typing mistake: nobody could write to that guest. A form that is
 * sent again with the same address is not asked about again.
 */
export function askAboutAddress(values: Record<string, string>) {
  const typed = typedAddress(values.email ?? '')
  const meant = isEmailAddress(typed) ? meantAddress(typed) : undefined
  if (!meant || values.sureAddress === typed) return undefined
  const problem = { code: 'email-unsure', typed, meant } as const
  return refused(refuseField('invalid', 'email', problem), { ...values, sureAddress: typed })
}
