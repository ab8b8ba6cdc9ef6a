import { createContext, data, type RouterContextProvider } from 'react-router'
import { pageAddress } from './page-address.ts'
import { PRIVATE_HEADERS } from './private-headers.ts'

/** A form of the desk that was sent after the session had ended, or while the account could not be looked up. */
export type KeptForm = {
  reason: 'signed-out' | 'unknown'
  /** Where it is sent again. */
  address: string
  /** Everything that was typed, as it was sent. */
  fields: [name: string, value: string][]
}

const STATUS = { 'signed-out': 401, unknown: 503 } as const satisfies Record<KeptForm['reason'], number>

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

const keptContext = createContext<KeptForm | null>(null)

/** Can the form be shown again? One with a file is not read before the account is known: anybody could send one. */
export function canBeKept({ headers }: Request): boolean {
  return FORM_TYPE.test(headers.get('content-type') ?? '')
}

/** The error that shows a form again instead of losing it, with a way to sign in (`KeptFormNotice`). */
export async function keptForm(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  reason: KeptForm['reason'],
) {
  const body = await request.text().catch(() => '')
  const kept: KeptForm = { reason, address: pageAddress(request), fields: [...new URLSearchParams(body)] }
  context.set(keptContext, kept)
  return keptError(kept)
}

/** The same error for the loaders of the page, which run after its action has failed. */
export function keptBefore(context: Readonly<RouterContextProvider>) {
  const kept = context.get(keptContext)
  return kept && keptError(kept)
}

function keptError(kept: KeptForm) {
  return data(kept, { status: STATUS[kept.reason], headers: PRIVATE_HEADERS })
}
