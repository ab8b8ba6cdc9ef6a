import { type APIRequestContext, expect } from '@playwright/test'

export type SandboxMail = { id: string; at: string; to: string; from: string; subject: string; text: string; html: string }

/** The mails that hold this text, oldest first; waits until there are that many, as the worker needs a moment. */
export async function mailsWith(request: APIRequestContext, text: string, count: number): Promise<SandboxMail[]> {
  let found: SandboxMail[] = []
  await expect
    .poll(async () => {
      const all = (await (await request.get('/sandbox/mail.json')).json()) as SandboxMail[]
      found = all.filter((mail) => mail.text.includes(text)).reverse()
      return found.length
    })
    .toBe(count)
  return found
}
