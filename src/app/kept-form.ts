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
  /** A file was part of it, which is not kept. */
  hadFile: boolean
}

const STATUS = { 'signed-out': 401, unknown: 503 } as const satisfies Record<KeptForm['reason'], number>

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i
const UPLOAD_TYPE = /^multipart\/form-data\s*;.*?boundary="?([^";]+)/i
/** So much of a form with a file is read, because anybody could send one: its fields stand before the file. */
const MOST_OF_UPLOAD = 16 * 1024

const keptContext = createContext<KeptForm | null>(null)

/** Can the form be shown again? */
export function canBeKept({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return FORM_TYPE.test(type) || UPLOAD_TYPE.test(type)
}

/** The error that shows a form again instead of losing it, with a way to sign in (`KeptFormNotice`). */
export async function keptForm(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  reason: KeptForm['reason'],
) {
  const [, boundary] = UPLOAD_TYPE.exec(request.headers.get('content-type') ?? '') ?? []
  const fields = boundary ? await fieldsBeforeFile(request, boundary) : await fieldsOf(request)
  const kept: KeptForm = { reason, address: pageAddress(request), fields, hadFile: boundary !== undefined }
  context.set(keptContext, kept)
  return keptError(kept)
}

async function fieldsOf(request: Request): Promise<KeptForm['fields']> {
  return [...new URLSearchParams(await request.text().catch(() => ''))]
}

async function fieldsBeforeFile(request: Request, boundary: string): Promise<KeptForm['fields']> {
  const start = await startOf(request)
  const parts = start.isWhole ? start.bytes : [...start.bytes, `\r\n--${boundary}--\r\n`]
  const type = request.headers.get('content-type') ?? ''
  const form = await new Response(new Blob(parts), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

/** The rest of the body is left unread: to break it off would end the connection before the browser has its answer. */
async function startOf({ body }: Request) {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  try {
    for (let length = 0; length < MOST_OF_UPLOAD; length += bytes.at(-1)?.length ?? 0) {
      const next = await reader?.read()
      if (!next?.value) return { bytes, isWhole: true }
      bytes.push(new Uint8Array(next.value))
    }
  } catch {
    // What has arrived before the connection ended is kept.
  } finally {
    reader?.releaseLock()
  }
  return { bytes, isWhole: false }
}

/** The same error for the loaders of the page, which run after its action has failed. */
export function keptBefore(context: Readonly<RouterContextProvider>) {
  const kept = context.get(keptContext)
  return kept && keptError(kept)
}

function keptError(kept: KeptForm) {
  return data(kept, { status: STATUS[kept.reason], headers: PRIVATE_HEADERS })
}
