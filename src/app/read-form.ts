import { data } from 'react-router'

/** What a form sent. Another method or another kind of body is answered for what it is, not as our fault. */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== 'POST') throw data(null, { status: 405, headers: { allow: 'GET, POST' } })
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 415 })
  }
}
