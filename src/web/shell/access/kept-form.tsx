import { data } from 'react-router'
import { KeptFormNotice } from '../../desk/frame/kept-form-notice.tsx'
import { pageAddress } from '../page-address.ts'
import { isForScripts, refusedDocument } from './refused-document.tsx'

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

/** Can the form be shown again? */
export function canBeKept({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return FORM_TYPE.test(type) || UPLOAD_TYPE.test(type)
}

/**
 * Shows a form again instead of losing it, with a way to sign in (`KeptFormNotice`).
 * @throws for scripts: the error page of the desk then shows it, or the page on which it was filled in
 */
export async function keptForm(request: Request, reason: KeptForm['reason']): Promise<Response> {
  const [, boundary] = UPLOAD_TYPE.exec(request.headers.get('content-type') ?? '') ?? []
  const fields = boundary ? await fieldsBeforeFile(request, boundary) : await fieldsOf(request)
  const kept: KeptForm = { reason, address: pageAddress(request), fields, hadFile: boundary !== undefined }
  if (isForScripts(request)) throw data(kept, { status: STATUS[reason] })
  return refusedDocument(STATUS[reason], <KeptFormNotice kept={kept} />)
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
