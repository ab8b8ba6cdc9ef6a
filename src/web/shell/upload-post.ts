import { data } from 'react-router'
import { readForm, textValues } from './form-post.ts'

const UPLOAD_TYPE = /^multipart\/form-data\s*;/i

/** A posted form: its fields, and the file of one field, which is empty when none was chosen. */
export type Upload = { values: Record<string, string>; file: Uint8Array }

/** A form with a file, or without one like any other. A body that breaks off or is malformed is answered with 400. */
export async function readUpload(request: Request, fileField: string): Promise<Upload> {
  if (request.method !== 'POST' || !UPLOAD_TYPE.test(request.headers.get('content-type') ?? ''))
    return { values: textValues(await readForm(request)), file: new Uint8Array() }
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const file = form.get(fileField)
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return {
    values: Object.fromEntries(texts),
    file: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
  }
}
