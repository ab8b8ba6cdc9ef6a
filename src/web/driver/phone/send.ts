import { type Bilingual, PHONE_WORDS } from '#drives/driver.words.ts'
import { KEY, keep, kept, remember } from './phone-store.ts'
import { dropPhoto, findPhoto } from './photo-store.ts'
import {
  arrivalOf,
  isPress,
  nextToSend,
  type Press,
  sentFields,
  type WaitingPhoto,
  withoutPhoto,
  withoutPress,
} from './press-queue.ts'

const PRESS_TIMEOUT_MS = 15_000
/** A photo has some hundred kilobytes. */
const PHOTO_TIMEOUT_MS = 90_000

/** `isAway`: the site did not get what was sent last. */
export const sending = { isNow: false, isAway: false }

type Answer = { ok: boolean; said?: Bilingual | null }

/** Sends what is kept, the oldest first, and stops at the first that does not arrive. */
export async function send(draw: () => void): Promise<void> {
  if (sending.isNow || kept().length === 0) return
  sending.isNow = true
  draw()
  // Two pages of one link do not send the same.
  const sent = await ('locks' in navigator ? navigator.locks.request(KEY, sendInOrder) : sendInOrder())
  sending.isNow = false
  if (sent > 0 && kept().length === 0 && !sending.isAway) location.reload()
  else draw()
}

/** @returns how many arrived */
async function sendInOrder(): Promise<number> {
  let sent = 0
  for (let next = nextToSend(kept()); next; next = nextToSend(kept())) {
    const answer = await (isPress(next) ? postPress(next) : postPhoto(next))
    sending.isAway = answer === undefined
    if (!answer) return sent
    if (answer.said) remember('sessionStorage', KEY, answer.said)
    if (isPress(next)) dropPress(next, { alsoPhoto: !answer.ok })
    else dropWaitingPhoto(next.fields.photoOf)
    sent += 1
  }
  return sent
}

/** Takes a press from what is kept, and its photo with it. */
export function dropPress({ fields: { pressId } }: Press, { alsoPhoto }: { alsoPhoto: boolean }): void {
  keep(withoutPress(kept(), pressId, { alsoPhoto }))
  if (alsoPhoto) void dropPhoto(pressId).catch(() => {})
}

function dropWaitingPhoto(photoOf: string): void {
  keep(withoutPhoto(kept(), photoOf))
  void dropPhoto(photoOf).catch(() => {})
}

async function postPress(press: Press): Promise<Answer | undefined> {
  return post(press.path, new URLSearchParams(sentFields(press)), { timeoutMs: PRESS_TIMEOUT_MS })
}

/** A photo that the phone has not kept any more counts as sent; one that is too large would be so each time. */
async function postPhoto(waiting: WaitingPhoto): Promise<Answer | undefined> {
  const photo = await findPhoto(waiting.fields.photoOf).catch(() => undefined)
  if (!photo) return { ok: true }
  const body = new FormData()
  for (const [name, value] of Object.entries(sentFields(waiting))) body.set(name, value)
  body.set('photo', photo)
  const tooLarge = { ok: false, said: PHONE_WORDS.photoTooLarge }
  return post(waiting.path, body, { timeoutMs: PHOTO_TIMEOUT_MS, tooLarge })
}

/** @returns what the site says; nothing when it has not got it, or the link has ended: then it stays kept */
async function post(
  path: string,
  body: URLSearchParams | FormData,
  { timeoutMs, tooLarge }: { timeoutMs: number; tooLarge?: Answer },
): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const arrival = arrivalOf(response.status)
    if (arrival === 'too-large') return tooLarge
    return arrival === 'arrived' ? await response.json() : undefined
  } catch {
    return undefined
  }
}
